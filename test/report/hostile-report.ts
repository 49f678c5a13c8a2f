import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serializeResults } from '../../src/results/file.ts';
import type { PageResult, RunResults } from '../../src/results/model.ts';
import { comparePages } from '../../src/results/order.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { page, run } from './pages.ts';

/** What only a browser falls for, beside the corpus of the action. */
const MARKUP = [
  '<script>window.ran=1;alert(1)</script>',
  '</script><script>window.ran=1;alert(1)</script>',
  '</SCRIPT ><svg/onload="window.ran=1">',
  '<!--<script>',
  '--><img src=x onerror="window.ran=1">',
  '<img src="https://hostile.example/pixel.png">',
  '<link rel=stylesheet href=https://hostile.example/a.css>',
  '<base href="https://hostile.example/">',
  '<meta http-equiv=refresh content="0;url=https://hostile.example/">',
  '<form action="https://hostile.example/"><button autofocus>x</button></form>',
  '<iframe src="https://hostile.example/"></iframe>',
  '<object data="https://hostile.example/"></object>',
  '<style>@import "https://hostile.example/a.css"; * { display: none }</style>',
  '</style><style>body{background:url(https://hostile.example/)}</style>',
  '<a href="javascript:window.ran=1" id=app>here</a>',
  '" autofocus onfocus="window.ran=1" x="',
  "' onmouseover='window.ran=1",
  '{"__proto__":{"room":"x"}}',
  '__proto__',
  "$& $1 $` $'",
  '\\u003cscript\\u003e',
  '`${window.ran=1}`',
  '</title><title>other</title>',
  '%3Cscript%3E',
  'x\n'.repeat(3000),
];

export const HOSTILE = [...HOSTILE_TEXTS, ...MARKUP];

/**
 * Results under `base` and `head` in which a page's output is a hostile text and so is every text about
 * it: sentence, unit, warning, tags; and further pages whose names are hostile.
 *
 * @returns the pages that have outputs, in the order of the report, with their text
 */
export function writeHostileRuns(cwd: string): readonly { readonly text: string }[] {
  const pages = HOSTILE.map((text, at) =>
    hostilePage(`${at % 2 ? 'trap' : 'real'}/page-${String(at).padStart(3, '0')}`, text),
  );
  const named = HOSTILE.flatMap((text, at) => {
    const name = text.replaceAll(/[\u0000-\u001f\u007f]/g, '').slice(0, 300);
    const of = (room: string, id: string): PageResult => ({
      ...hostilePage('x/y', text),
      room,
      id,
    });
    const pair = [of('names', name), of(name, `page-${at}`)].filter(isUsable);
    return pair;
  });
  const unique = new Map([...pages, ...named].map((each) => [`${each.room}\n${each.id}`, each]));
  const all = [...unique.values()].toSorted(comparePages);
  for (const [at, text] of HOSTILE.entries()) {
    for (const side of ['base', 'head']) {
      const { room, id } = pages[at] ?? { room: '', id: '' };
      const path = join(cwd, side, 'outputs', room, `${id}.md`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, side === 'head' ? `${text}\n${text}\n` : `${text}\nbase\n`);
    }
  }
  const label = MARKUP.slice(0, 3).join(' ');
  const results = run(all, {
    parser: { label, command: label },
    dataset: { source: label, revision: label, ruleVersion: label },
    commit: label,
  });
  for (const side of ['base', 'head']) {
    writeFileSync(join(cwd, side, 'results.json'), serializeResults(results));
  }
  return all.map(({ room, id }) => ({ text: textOf(pages, room, id) }));
}

function textOf(pages: readonly PageResult[], room: string, id: string): string {
  const at = pages.findIndex((each) => each.room === room && each.id === id);
  return HOSTILE[at] ?? '';
}

function hostilePage(name: string, text: string): PageResult {
  const warnings = [
    { name: 'thin' as const, unit: text, measured: 0.1, limit: 0.5, sentence: text },
  ];
  const made = page(name, { outcome: 'boo', sentence: text, warnings });
  const worst = { check: 'line' as const, unit: text, measured: 90, limit: 40, pageCount: 1 };
  const where = [{ start: 0, end: Math.max(1, text.length) }];
  const verdict = {
    ...made.verdict,
    ...worst,
    cause: 'loop' as const,
    overshoot: 2.25,
    budgets: [worst],
    where,
  };
  return { ...made, tags: [text, `tag:${text}`], verdict };
}

/** Whether results may have such a page. */
function isUsable(each: PageResult): boolean {
  const results: RunResults = run([each]);
  try {
    serializeResults(results);
    return true;
  } catch {
    return false;
  }
}
