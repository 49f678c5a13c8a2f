import * as fc from 'fast-check';
import type { PageMode, RuleParameters } from '../../src/rule/types.ts';
import { FRAGMENTS, hostileTexts } from './fragments.ts';
import { pageBlocks, VOCABULARY } from './page-blocks.ts';

export { hostileTexts } from './fragments.ts';

/** A page's rule and an output for it. */
export interface Sample {
  readonly rule: RuleParameters;
  readonly output: string;
}

const MODES: readonly PageMode[] = ['text-layer', 'exact', 'none'];
const PUBLISHED = { factor: 2, fillSlack: 40, lineSlack: 40, unitSlack: 20, absentSlack: 20 };

/** Budgets: the published ones, or small ones that short outputs reach. */
const budgets = fc.oneof(
  fc.constant({ ...PUBLISHED, lineWidth: 250 }),
  fc.record({
    factor: fc.constantFrom(1, 2, 3),
    fillSlack: fc.nat(12),
    lineSlack: fc.nat(6),
    unitSlack: fc.nat(6),
    absentSlack: fc.nat(4),
    lineWidth: fc.constantFrom(1, 4, 12, 40),
  }),
);

/** Lines of a reference text: up to about 1,000 characters, sometimes none. */
export function references(): fc.Arbitrary<readonly string[]> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 12,
      arbitrary: fc
        .array(pageBlocks(), { minLength: 1, maxLength: 5 })
        .map((blocks) => blocks.flat()),
    },
  );
}

/** Rules of one mode, or of all three, for a reference. */
export function rulesFor(
  reference: string,
  modes: readonly PageMode[] = MODES,
): fc.Arbitrary<RuleParameters> {
  return fc
    .record({
      mode: fc.constantFrom(...modes),
      budget: budgets,
      pageFillRuns: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(fc.integer({ min: 3, max: 130 }), { maxLength: 3 }) },
      ),
      pageLines: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(0, 1, 5, 41) },
      ),
    })
    .map(({ budget, ...stated }) => ({ referenceText: reference, ...stated, ...budget }));
}

/** A page and an output for it: a transcription, with or without a loop near a limit, or hostile text. */
export function samples(modes: readonly PageMode[] = MODES): fc.Arbitrary<Sample> {
  return references().chain((lines) =>
    rulesFor(lines.join('\n'), modes).chain((rule) =>
      outputs(lines, rule).map((output) => ({ rule, output })),
    ),
  );
}

function outputs(lines: readonly string[], rule: RuleParameters): fc.Arbitrary<string> {
  const transcript = transcriptions(lines);
  const loop = loops(lines, rule);
  return fc.oneof(
    { weight: 2, arbitrary: transcript },
    { weight: 8, arbitrary: fc.tuple(transcript, loop).map((parts) => parts.join('\n')) },
    { weight: 3, arbitrary: loop },
    { weight: 2, arbitrary: fc.tuple(loop, transcript, loop).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.tuple(transcript, floods(rule)).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: hostileTexts() },
    { weight: 2, arbitrary: fc.tuple(transcript, loop, hostileTexts()).map((p) => p.join('')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '\n', ' \r\n', '<td></td>', '<!--', '---', '\uFEFF'),
    },
  );
}

/** The lines in one of the shapes that parsers write, whole or in part. */
export function transcriptions(lines: readonly string[]): fc.Arbitrary<string> {
  const shape = fc.constantFrom(...SHAPES);
  return fc.oneof(
    { weight: 2, arbitrary: shape.map((write) => write(lines)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.subarray([...lines]), shape).map(([l, write]) => write(l)),
    },
  );
}

/** Shapes of a faithful transcription. */
export const SHAPES: readonly ((lines: readonly string[]) => string)[] = [
  (lines) => lines.join('\n'),
  (lines) => lines.join('\n\n'),
  (lines) => `${lines.join('\r\n')}\r\n`,
  (lines) => lines.map((line) => `- ${line}`).join('\n'),
  (lines) => lines.map((line, at) => `${at + 1}. ${emphasised(line)}`).join('\n'),
  htmlTable,
  markdownTable,
];

/** Emphasis holds within one line of words; around tags and signs it would be text. */
function emphasised(line: string): string {
  return /^[\p{L}\p{N} ]+$/u.test(line) ? `**${line}**` : line;
}

/** The lines as rows of an HTML table, cells split at gaps. */
export function htmlTable(lines: readonly string[]): string {
  const rows = lines.map((line) => `<tr><td>${cellsOf(line).join('</td><td>')}</td></tr>`);
  return `<table>${rows.join('\n')}</table>`;
}

function markdownTable(lines: readonly string[]): string {
  const rows = lines.map((line) => `| ${cellsOf(line).join(' | ')} |`);
  return [...rows.slice(0, 1), '|---|---|', ...rows.slice(1)].join('\n');
}

function cellsOf(line: string): readonly string[] {
  return line.split(/ {2,}/u);
}

/** A loop whose number of copies is often just below, at or just above a limit. */
function loops(lines: readonly string[], rule: RuleParameters): fc.Arbitrary<string> {
  return units(lines).chain((unit) =>
    copies(unit, rule).chain((count) =>
      fc.constantFrom(repeated, nearLoop, counted, interrupted).map((write) => write(unit, count)),
    ),
  );
}

function repeated(unit: string, count: number): string {
  return unit.repeat(count);
}

/** Text that cleaning removes, near the limits of `markup`: 5,000 characters or 250 cells. */
function floods(rule: RuleParameters): fc.Arbitrary<string> {
  const most = Math.max(5000, rule.lineWidth * Math.min(rule.pageLines ?? 0, 25));
  return fc
    .tuple(fc.constantFrom(...REMOVED), fc.integer({ min: -2, max: 2 }), fc.boolean())
    .map(([unit, off, isCells]) =>
      unit.repeat((isCells ? 250 : Math.floor(most / unit.length)) + off),
    );
}

/** Units of which cleaning leaves nothing. */
const REMOVED: readonly string[] = [
  '<td></td>',
  '<td> </td><th><br></th>',
  '|',
  '| ',
  '<br>',
  '&nbsp;',
  ' ',
  '\n',
  '\r\n',
  '> ',
  '```\n',
  '|  |  |\n',
  '![](a)',
  '![a](b)\n',
  '\u200B',
  '<!-- -->',
  '---\n',
  '|---|\n',
];

/** A loop that changes half way. */
function nearLoop(unit: string, count: number): string {
  const first = Math.floor(count / 2);
  return `${unit.repeat(first)}${unit.slice(0, -1)}x${unit.repeat(count - first)}`;
}

/** A loop with a counter on each copy. */
function counted(unit: string, count: number): string {
  return Array.from({ length: Math.min(count, 70) }, (_, at) => `${at} ${unit}`).join('\n');
}

/** A loop cut off inside its last copy. */
function interrupted(unit: string, count: number): string {
  return unit.repeat(count) + unit.slice(0, Math.ceil(unit.length / 2));
}

const SEPARATORS = ['', ' ', '\n', '\n\n', '  \n', '<br>', ' | ', ', '];

/** What loops: characters, tokens, phrases, lines, blocks, rows, tables, cells, tags, fills, blanks. */
export function units(lines: readonly string[]): fc.Arbitrary<string> {
  const words = [
    ...new Set([...lines.flatMap((line) => line.split(/\s+/u)), ...VOCABULARY]),
  ].filter((word) => word !== '');
  const word = fc.constantFrom(...words);
  const separator = fc.constantFrom(...SEPARATORS);
  const line = lines.length === 0 ? word : fc.constantFrom(...lines);
  const text = fc.oneof(
    word,
    fc.array(word, { minLength: 2, maxLength: 4 }).map((w) => w.join(' ')),
  );
  const block = fc.array(fc.oneof(line, text), { minLength: 2, maxLength: 4 });
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(text, separator).map((parts) => parts.join('')) },
    { weight: 3, arbitrary: line.map((l) => `${l}\n`) },
    { weight: 1, arbitrary: text.map((t) => `<tr><td>${t}</td><td></td></tr>`) },
    { weight: 1, arbitrary: text.map((t) => `| ${t} |  |\n`) },
    { weight: 2, arbitrary: block.map((b) => `${b.join('\n')}\n`) },
    { weight: 1, arbitrary: block.map((b) => `${htmlTable(b)}\n`) },
    { weight: 1, arbitrary: block.map((b) => `${markdownTable(b)}\n\n`) },
    { weight: 2, arbitrary: fc.constantFrom(...LOOPING) },
    { weight: 1, arbitrary: fc.constantFrom(...FRAGMENTS) },
  );
}

/** Units that are structure or fill. */
const LOOPING: readonly string[] = [
  '.',
  '. ',
  '…',
  '_',
  '-',
  '—',
  '=',
  '·',
  '.-',
  '▪ ',
  ' ',
  '\n',
  '\t',
  '&nbsp;',
  '\u00A0',
  '<td></td>',
  '<tr></tr>',
  '<br>',
  '| ',
  '|  |  |\n',
  '|',
  '```\n',
  '---\n',
  '|---|',
  '#',
  '> ',
  '![](a)',
  '![a](b)\n',
  '[](x)',
  '\\!',
  '**',
  '`',
  '\u200B',
  '&lt;br&gt;',
  '0',
  'O',
  'l',
  '$',
  '12\n',
  '0.00 ',
  '1,000 ',
  '| 5 |\n',
  '<tr><td>7</td></tr>\n',
  '-7 ',
  '9',
  '- ',
  '3. ',
  '☐ ',
];

/** Numbers of copies, biased to the limits of a unit, and small enough for about 2,000 characters. */
function copies(unit: string, rule: RuleParameters): fc.Arbitrary<number> {
  const most = Math.max(2, Math.floor(2000 / Math.max(1, unit.length)));
  const bare = unit.trim() === '' ? unit : unit.trim();
  const onPage = rule.referenceText.split(bare).length - 1;
  const area = rule.lineWidth * Math.max(rule.pageLines ?? 40, 40);
  const limits = [
    rule.factor * onPage + rule.unitSlack,
    rule.factor * onPage + rule.lineSlack,
    rule.absentSlack,
    rule.factor * Math.max(1, onPage),
    rule.lineWidth,
    rule.factor * onPage + rule.fillSlack,
    Math.floor(area / bare.length),
  ];
  const near = limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 2]);
  const possible = near.filter((count) => count > 0 && count <= most);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(possible.length === 0 ? [most] : possible)) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: most }) },
  );
}
