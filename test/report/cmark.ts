import { spawnSync } from 'node:child_process';

const EXTENSIONS = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist'];

/** HTML of a text as GitHub's own renderer makes it, raw HTML let through so that it is seen. */
export function githubHtml(markdown: string): string {
  const args = ['--unsafe', '--to', 'html', ...EXTENSIONS.flatMap((name) => ['-e', name])];
  const { status, stdout, stderr, error } = spawnSync('cmark-gfm', args, {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) {
    throw new Error('cmark-gfm is needed for this test: apt-get install cmark-gfm', {
      cause: error,
    });
  }
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
    .replaceAll(/<code>.*?<\/code>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
}
