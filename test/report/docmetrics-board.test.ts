import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overallOf } from '../../src/docmetrics/totals.ts';
import { DOCMETRICS_BOARD, PUBLISHED_MODELS } from '../../src/report/docmetrics-board.ts';
import { read, ROOT } from '../docs/documents.ts';

type Row = Readonly<Record<string, string>>;

/** Rows of one of the paper's tables, by the names of its columns. */
function table(name: string): readonly Row[] {
  const [head = [], ...rows] = csvRows(read(`data/drdocbench/${name}.csv`));
  return rows.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((column, at) => [column, cells[at] ?? '']));
  });
}

function csvRows(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );
}

const number = (row: Row, column: string): number | null => {
  const text = row[column];
  if (text === undefined) throw new RangeError(`no column ${column}`);
  return text === '' ? null : Number(text);
};

/** The mean of the four components, where there are such, as the program computes it. */
function overallOfRow(row: Row, edits?: { text: number | null; order: number | null }): number {
  const share = (value: number | null): number | null => (value === null ? null : value / 100);
  const overall = overallOf({
    textEdit: edits?.text ?? number(row, 'text_edit'),
    orderEdit: edits?.order ?? number(row, 'order_edit'),
    teds: share(number(row, 'table_teds')),
    cdm: share(number(row, 'formula_cdm')),
  });
  if (overall === null) throw new RangeError('a row without components');
  return overall;
}

describe('the tables of the paper', () => {
  it('are fourteen, each named in the note on their source', () => {
    const names = readdirSync(join(ROOT, 'data/drdocbench')).filter((name) =>
      name.endsWith('.csv'),
    );
    expect(names).toHaveLength(14);
    const note = read('data/drdocbench/README.md');
    for (const name of names) {
      const [, rows = ''] = new RegExp(`\`${name}\` +\\| +(\\d+)`).exec(note) ?? [];
      expect({ name, rows: table(name.slice(0, -4)).length }).toEqual({
        name,
        rows: Number(rows),
      });
    }
  });

  it('hold the board of the program', () => {
    const printed = table('table01_overall').map((row) => ({
      model: row['model'],
      kind: row['type'],
      access: row['access'],
      textEdit: number(row, 'text_edit'),
      formulaEdit: number(row, 'formula_edit'),
      formulaCdm: number(row, 'formula_cdm'),
      tableTeds: number(row, 'table_teds'),
      tableTedsS: number(row, 'table_teds_s'),
      orderEdit: number(row, 'order_edit'),
      overall: number(row, 'overall'),
    }));
    expect(PUBLISHED_MODELS).toEqual(printed);
  });

  it('give the Overall of all twelve models again from its components', () => {
    const byModel = (name: string, model: string): number | null => {
      // Other tables leave the end of a model's name out.
      const rows = table(name).filter((row) => model.startsWith(row['model'] ?? '?'));
      expect({ name, model, rows: rows.length }).toEqual({ name, model, rows: 1 });
      return number(rows[0] ?? {}, 'all');
    };
    for (const row of table('table01_overall')) {
      const model = row['model'] ?? '';
      const edits = {
        text: byModel('table03_text_edit_by_data_source', model),
        order: byModel('table10_order_edit_by_layout', model),
      };
      const apart = Math.abs(overallOfRow(row, edits) - (number(row, 'overall') ?? 0));
      expect({ model, near: apart <= 0.03 }).toEqual({ model, near: true });
    }
  });

  it('give the Overall of the worst subjects again in all 72 rows', () => {
    const rows = table('table08_worst_five_subjects');
    expect(rows).toHaveLength(72);
    for (const row of rows) {
      const apart = Math.abs(overallOfRow(row) - (number(row, 'overall') ?? 0));
      // Edit distances have three decimals: half of the last one is 0.05 of a hundred.
      expect({ row, near: apart <= 0.05 }).toEqual({ row, near: true });
    }
  });

  it('count as many pages and subjects as the board', () => {
    const pages = table('table05_languages')
      .filter((row) => row['language'] !== 'Total')
      .reduce((sum, row) => sum + (number(row, 'pages') ?? 0), 0);
    expect(pages).toBe(DOCMETRICS_BOARD.pages);
    expect(pages).toBe(4514);
    expect(table('table06_text_edit_by_subject')).toHaveLength(DOCMETRICS_BOARD.subjects);
  });

  it('have the mean of each subject', () => {
    for (const row of table('table06_text_edit_by_subject')) {
      const own = Object.keys(row).filter((column) => !['subject', 'avg'].includes(column));
      expect(own).toHaveLength(12);
      const mean = own.reduce((sum, column) => sum + (number(row, column) ?? 0), 0) / own.length;
      expect(Math.abs(mean - (number(row, 'avg') ?? 0))).toBeLessThanOrEqual(0.0011);
    }
  });
});
