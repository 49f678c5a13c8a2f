import type { CleanText } from './clean.ts';
import { isPower, mostOfRotations, occurrences, stretches } from './count.ts';
import { areaLimit } from './page.ts';
import type { Page } from './page.ts';
import type { PlainFinding } from './verdict.ts';
import { isFill, isValue, streamOf, tokensOf } from './words.ts';

/** Longest unit that is looked for in the stream, in characters. */
const UNIT_LENGTH = 8;

/** Section 3, Units: units of 1–8 characters in the stream and longer tokens back to back. */
export function unitFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  const counts = new Map<string, number>();
  return piecesOf(output, page).flatMap((lines) => [
    ...shortUnits(lines, page, counts),
    ...longTokens(lines, page),
  ]);
}

/** "In `text-layer` mode a run does not cross from one row of a table to a distinct next row". */
function piecesOf(output: CleanText, page: Page): readonly (readonly string[])[] {
  const pieces: string[][] = [[]];
  for (const [at, line] of output.lines.entries()) {
    const before = output.lines[at - 1];
    if (
      page.rule.mode === 'text-layer' &&
      before !== undefined &&
      line.table !== null &&
      before.table === line.table &&
      before.row !== line.row &&
      output.tables[line.table]?.[line.row] !== output.tables[line.table]?.[before.row]
    ) {
      pieces.push([]);
    }
    pieces.at(-1)?.push(line.text);
  }
  return pieces;
}

function shortUnits(
  lines: readonly string[],
  page: Page,
  counts: Map<string, number>,
): readonly PlainFinding[] {
  const stream = streamOf(lines);
  const findings: PlainFinding[] = [];
  for (let period = 1; period <= UNIT_LENGTH; period += 1) {
    for (const { unit, copies } of stretches(stream, period)) {
      const text = unit.join('');
      const onPage = counts.get(text) ?? mostOfRotations(page.stream, unit);
      counts.set(text, onPage);
      findings.push(...unitFinding(text, copies, onPage, page));
    }
  }
  return findings;
}

/** "or of a longer token back to back": a token that repeats a unit of its own is that unit. */
function longTokens(lines: readonly string[], page: Page): readonly PlainFinding[] {
  return stretches(tokensOf(lines), 1).flatMap(({ unit: [token = ''], copies }) => {
    const characters = Array.from(token);
    return characters.length > UNIT_LENGTH && !repeatsShortUnit(characters)
      ? unitFinding(token, copies, occurrences(page.stream, characters), page)
      : [];
  });
}

function repeatsShortUnit(characters: readonly string[]): boolean {
  return (
    isPower(characters) &&
    [1, 2, 3, 4, 5, 6, 7, 8].some(
      (period) =>
        characters.length % period === 0 &&
        characters.every((char, at) => at < period || char === characters[at - period]),
    )
  );
}

function unitFinding(
  unit: string,
  measured: number,
  pageCount: number,
  page: Page,
): readonly PlainFinding[] {
  const { mode, factor, unitSlack } = page.rule;
  if (mode !== 'none' && isFill(unit)) {
    return [];
  }
  const isAbsentValue = mode === 'text-layer' && isValue(unit) && pageCount === 0;
  const limit = isAbsentValue ? areaLimit(page, unit) : factor * pageCount + unitSlack;
  return [{ check: 'unit_run', unit, measured, limit, pageCount }];
}
