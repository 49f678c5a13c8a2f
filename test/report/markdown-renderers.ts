import { spawnSync } from 'node:child_process';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist'];
const hasCmark = spawnSync('cmark-gfm', ['--version']).status === 0;

/**
 * Renderers of GitHub-flavoured Markdown, raw HTML let through so that it is seen: one from npm, and
 * GitHub's own where it is installed (`apt-get install cmark-gfm`; `.ci/run` insists on it).
 */
export const RENDERERS: readonly {
  readonly name: string;
  readonly missing: boolean;
  readonly htmlOf: (markdown: string) => string;
}[] = [
  { name: 'micromark', missing: false, htmlOf: withMicromark },
  { name: 'cmark-gfm', missing: !hasCmark, htmlOf: withCmark },
];

function withMicromark(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

function withCmark(markdown: string): string {
  const args = ['--unsafe', '--to', 'html', ...EXTENSIONS.flatMap((name) => ['-e', name])];
  const { status, stdout, stderr } = spawnSync('cmark-gfm', args, {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`cmark-gfm: ${stderr}`);
  return stdout;
}

/** Names of the tags of a rendered text, in order; closing tags left out. */
export function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<([a-z!?][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase());
}

/** What is to be read outside of code, tags taken away. */
export function proseOf(html: string): string {
  return html
    .replaceAll(/<pre>.*?<\/pre>/gs, ' ')
    .replaceAll(/<code[^>]*>.*?<\/code>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
}
