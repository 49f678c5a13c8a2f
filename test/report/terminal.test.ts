import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround } from '../../src/report/excerpt.ts';
import { displayWidth } from '../../src/report/display-width.ts';
import { excerptBudget } from '../../src/report/sections.ts';
import { pagesToExcerpt, renderRun, type RunReportOptions } from '../../src/report/terminal.ts';
import { pageKey } from '../../src/results/order.ts';
import { page, run } from './pages.ts';

const bare: RunReportOptions = {
  color: false,
  columns: 80,
  excerpts: new Map(),
  outputPath: ({ room, id }) => `out/outputs/${room}/${id}.md`,
  resultsPath: 'out/results.json',
};

const looping = page('trap/toc', {
  outcome: 'boo',
  sentence: '`x` 8,181 times in a row; the page has it 159 times, so 338 are allowed.',
});
const raw = `Contents ${'x '.repeat(8181)}end`;
const excerpts = new Map([
  [pageKey(looping), excerptAround(raw, [{ start: 9, end: 9 + 16_362 }], excerptBudget(80))],
]);

/** A report without colours, marks of the loop and blanks. */
function words(text: string): string {
  return text.replaceAll(/\u001b\[[0-9;]*m|[›‹\s]/g, '');
}

describe('renderRun', () => {
  it('shows rooms, then each Boo with the loop marked and its output, then what else went wrong', () => {
    const pages = [
      page('real/lua', {
        warnings: [
          {
            name: 'skeleton',
            unit: 'Row #',
            measured: 90,
            limit: 40,
            sentence: '`Row #` 90 times with other digits.',
          },
        ],
      }),
      looping,
      page('script/slow', {
        outcome: 'lost',
        sentence: 'Still running after 10 minutes.',
        durationMs: 600_000,
        coverage: null,
      }),
      page('script/wrong', {
        outcome: 'error',
        sentence: 'script.jsonl:3: id is missing; give the page an id',
        durationMs: null,
        coverage: null,
      }),
    ];
    expect(renderRun(run(pages), { ...bare, excerpts })).toBe(
      [
        'Room    Pages  Ghost-free  Boos  Lost  Errors  Coverage  Median s',
        'real        1      100.0%     0     0       0     99.0%      0.42',
        'trap        1        0.0%     1     0       0     99.0%      0.42',
        'script      2        0.0%     0     1       1         –       600',
        '─────────────────────────────────────────────────────────────────',
        'all         4       25.0%     1     1       1     99.0%      0.42',
        '',
        'Boos (1)',
        '  trap/toc: `x` 8,181 times in a row; the page has it 159 times, so 338 are',
        '    allowed.',
        '    Contents ›x x x x x x x x x x x x x x x x x x x x x x x x x x x ',
        '    … 16,282 characters … x x x x x x x x x x x x x ‹end',
        '    out/outputs/trap/toc.md',
        '',
        'Lost (1)',
        '  script/slow: Still running after 10 minutes.',
        '',
        'Errors (1)',
        '  script/wrong: script.jsonl:3: id is missing; give the page an id',
        '',
        'Warnings (1)',
        '  real/lua: skeleton: `Row #` 90 times with other digits.',
        '',
        '1 of 4 pages ghost-free (25.0%): 1 Boo, 1 Lost, 1 error, 1 warning.',
        'Results: out/results.json',
        '',
      ].join('\n'),
    );
  });

  it('says so in few lines when nothing went wrong', () => {
    expect(renderRun(run([page('real/a')]), { ...bare, resultsPath: null })).toBe(
      [
        'Room  Pages  Ghost-free  Boos  Lost  Errors  Coverage  Median s',
        'real      1      100.0%     0     0       0     99.0%      0.42',
        '───────────────────────────────────────────────────────────────',
        'all       1      100.0%     0     0       0     99.0%      0.42',
        '',
        '1 of 1 page ghost-free (100.0%): 0 Boos, 0 Lost.',
        '',
      ].join('\n'),
    );
  });

  it('says the same with colours as without, but for the marks of the loop', () => {
    const results = run([looping]);
    const painted = renderRun(results, { ...bare, excerpts, color: true });
    expect(painted).toMatch(/\u001b\[7;31mx x x /);
    expect(words(painted)).toBe(words(renderRun(results, { ...bare, excerpts })));
  });

  it('writes twenty Boos out and counts the rest', () => {
    const pages = Array.from({ length: 100 }, (_, at) =>
      page(`real/p${String(at).padStart(3, '0')}`, { outcome: 'boo', sentence: 'Too much.' }),
    );
    const text = renderRun(run(pages), bare);
    expect(text).toContain('Boos (100)');
    expect(text.match(/Too much\./g)).toHaveLength(20);
    expect(text).toContain('  … and 80 more (see out/results.json)\n');
    expect(pagesToExcerpt(pages).map(({ id }) => id)).toEqual(
      pages.slice(0, 20).map(({ id }) => id),
    );
  });

  it('wraps a long path instead of cutting it', () => {
    const path = `/${'a-long-folder/'.repeat(20)}toc.md`;
    const text = renderRun(run([looping]), { ...bare, outputPath: () => path });
    expect(text.replaceAll(/\n {4}/g, '')).toContain(path);
  });

  it('says how many runs of a page were bad', () => {
    const again = page('real/a', {
      outcome: 'boo',
      sentence: 'Too much.',
      confirmation: { runs: 3, bad: 2 },
    });
    expect(renderRun(run([again]), bare)).toContain('real/a: Too much. Bad in 2 of 3 runs.');
  });

  it('never writes a line wider than the terminal, and lets nothing steer it', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '\u001b[2J',
          '\u001b]0;x\u0007',
          '\0',
          '\n',
          '\r',
          '::error::',
          '##[error]',
          '\u202e',
          '\ud800',
          '\u200b',
        ),
        fc.constantFrom('目', '😀', 'e\u0301', 'क्\u200dष', ' ', 'word', '/', '`'),
        fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      ),
      minLength: 1,
      maxLength: 60,
    });
    const place = fc.record({ start: fc.nat({ max: 60 }), end: fc.nat({ max: 60 }) });
    fc.assert(
      fc.property(
        fc.record({
          room: hostile,
          id: hostile,
          sentence: hostile,
          output: hostile,
          path: hostile,
        }),
        fc.array(place, { maxLength: 3 }),
        fc.integer({ min: 40, max: 130 }),
        fc.boolean(),
        (texts, where, columns, color) => {
          const warnings = [
            {
              name: 'thin',
              unit: texts.output,
              measured: 1,
              limit: 2,
              sentence: texts.sentence,
            } as const,
          ];
          const pages = (['boo', 'lost', 'error', 'ghost-free'] as const).map((outcome) => ({
            ...page('room/page', { outcome, sentence: texts.sentence, warnings }),
            room: texts.room,
            id: `${outcome}${texts.id}`,
          }));
          const text = renderRun(run(pages), {
            color,
            columns,
            excerpts: new Map(
              pages.map((each) => [
                pageKey(each),
                excerptAround(texts.output, where, excerptBudget(columns)),
              ]),
            ),
            outputPath: () => texts.path,
            resultsPath: texts.path,
          });
          const bareText = text.replaceAll(
            /\u001b\[(?:1|2|22|32|33|39|1;31|22;39|7;31|27;39)m/g,
            '',
          );
          expect(bareText).not.toMatch(
            /[\p{Cs}\p{Co}\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/u,
          );
          for (const line of bareText.split('\n')) {
            expect(displayWidth(line)).toBeLessThanOrEqual(columns);
            expect(line.trimStart().startsWith('::')).toBe(false);
          }
          expect(bareText).not.toContain('##[');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is done at once with sentences, names and excerpts of 10 MB', () => {
    const long = '\u001b[31m目'.repeat(2_000_000);
    const big = { ...page('real/a', { outcome: 'boo', sentence: long }), id: long };
    const spans = excerptAround(long, [{ start: 0, end: long.length }], excerptBudget(80));
    const text = renderRun(run([big]), {
      ...bare,
      excerpts: new Map([[pageKey(big), spans]]),
      outputPath: () => long,
    });
    expect(text.length).toBeLessThan(60_000);
  });
});
