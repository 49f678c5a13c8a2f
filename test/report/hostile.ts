import * as fc from 'fast-check';
import type { Outcome, PageResult, RunResults } from '../../src/results/model.ts';
import { page, run } from './pages.ts';

/** Text of pieces that markup, logs, terminals and spreadsheets would act on. */
export const hostileText: fc.Arbitrary<string> = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      ']]>',
      '<!--',
      '-->',
      '&lt;',
      '&#0;',
      '"',
      "'",
      '`',
      '|',
      '[x](https://example.com)',
      '=1+1',
      '::error::',
      '\u001b[2J',
      '\0',
      '\n',
      '\u202e',
      '\ud800',
      '\udfff',
      '\ufffe',
      '\uffff',
      '</style>',
      '{0}',
      '%',
      '/',
      '..',
      '目',
      '👨‍👩‍👧',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
  minLength: 1,
  maxLength: 12,
});

/** Names of rooms and pages are never empty. */
const hostileName = hostileText.filter((text) => text !== '');

/** Runs whose every foreign text is hostile: names, tags, sentences, units, label, commit, dataset. */
export const hostileRun: fc.Arbitrary<RunResults> = fc
  .record({
    label: hostileText,
    commit: fc.option(hostileText),
    pages: fc.array(
      fc.record({
        room: hostileName,
        id: hostileName,
        text: hostileText,
        outcome: fc.constantFrom<Outcome>('ghost-free', 'boo', 'lost', 'error'),
        flaky: fc.boolean(),
        durationMs: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ label, commit, pages }) => {
    const unique = new Map(pages.map((each) => [`${each.room}\n${each.id}`, each]));
    return run([...unique.values()].map(hostilePage), {
      commit,
      parser: { label, command: label },
      dataset: { source: label, revision: label, ruleVersion: '1' },
    });
  });

function hostilePage(given: {
  readonly room: string;
  readonly id: string;
  readonly text: string;
  readonly outcome: Outcome;
  readonly flaky: boolean;
  readonly durationMs: number | null;
}): PageResult {
  const { room, id, text, outcome, flaky, durationMs } = given;
  const bad = outcome === 'boo' || outcome === 'lost';
  const made = page('room/id', {
    outcome,
    sentence: text,
    durationMs,
    warnings: [{ name: 'thin', unit: text, measured: 0.1, limit: 0.5, sentence: text }],
    ...(bad && flaky ? { confirmation: { runs: 3, bad: 1 } } : {}),
  });
  const worst = { check: 'line' as const, unit: text, measured: 90, limit: 40, pageCount: 1 };
  const verdict = {
    ...made.verdict,
    ...(bad ? { ...worst, cause: 'loop' as const, overshoot: 2.25, budgets: [worst] } : {}),
  };
  return { ...made, room, id, tags: [text], verdict };
}
