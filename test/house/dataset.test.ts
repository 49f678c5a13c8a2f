import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadHouse } from '../../src/house/load.ts';
import { folderWith, loadRows, loadWithDocuments, row } from './folders.ts';

/** The one message of a house whose only row is this one. */
async function problemOf(fields: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  const root = await folderWith({ 'trap.jsonl': row(fields) });
  const { pages, unusable } = await loadRows(root);
  expect(pages).toEqual([]);
  return unusable[0]?.message.replace(/^[^/]*\//, '');
}

describe('rows', () => {
  it('reads a published row with the rule as a JSON string', async () => {
    const root = await folderWith({
      'trap.jsonl': row({
        id: 'toc-1',
        category: 'trap',
        pdf: 'docs/trap/toc-1.pdf',
        page: null,
        tags: ['kind:toc'],
        rule: JSON.stringify({
          reference_text: 'One\nTwo',
          page_fill_runs: [3, 12],
          page_lines: 2,
        }),
      }),
    });
    const house = await loadRows(root);
    expect(house.unusable).toEqual([]);
    expect(house.notices).toEqual([]);
    expect(house.pages).toEqual([
      {
        id: 'toc-1',
        room: 'trap',
        tags: ['kind:toc'],
        document: join(root, 'docs/trap/toc-1.pdf'),
        origin: { file: `${basename(root)}/trap.jsonl`, line: 1 },
        rule: {
          referenceText: 'One\nTwo',
          mode: 'text-layer',
          pageFillRuns: [3, 12],
          pageLines: 2,
          factor: 2,
          fillSlack: 40,
          lineSlack: 40,
          unitSlack: 20,
          absentSlack: 20,
          lineWidth: 250,
        },
      },
    ]);
  });

  it('reads a rule that is an object, and the values that it states', async () => {
    const rule = {
      reference_text: 'x',
      factor: 3,
      fill_slack: 1,
      line_slack: 2,
      unit_slack: 0,
      absent_slack: 4.5,
      line_width: 80,
    };
    const root = await folderWith({ 'real.jsonl': row({ id: 'a', rule }) });
    const [page] = (await loadRows(root)).pages;
    expect(page?.document).toBeNull();
    expect(page?.rule).toMatchObject({
      factor: 3,
      fillSlack: 1,
      lineSlack: 2,
      unitSlack: 0,
      absentSlack: 4.5,
      lineWidth: 80,
    });
  });

  it.each([
    ['a stated mode first', { mode: 'none', reference_text: 'x' }, 'y', 'none', 'x'],
    ['exact where there is a transcription', { reference_text: 'x' }, 'y', 'exact', 'x'],
    ['the transcription as the missing reference', {}, 'y', 'exact', 'y'],
    ['none without a reference', {}, null, 'none', ''],
    ['none for a blank reference', { reference_text: ' \n' }, null, 'none', ' \n'],
    ['a blank transcription as none at all', { reference_text: 'x' }, '', 'text-layer', 'x'],
    ['text-layer otherwise', { reference_text: 'x' }, null, 'text-layer', 'x'],
    ['no transcription in a stated text-layer', { mode: 'text-layer' }, 'y', 'text-layer', ''],
  ])('takes %s', async (_, rule, transcription, mode, reference) => {
    const root = await folderWith({
      'real.jsonl': row({ id: 'a', rule, expected_markdown: transcription }),
    });
    const [page] = (await loadRows(root)).pages;
    expect(page?.rule.mode).toBe(mode);
    expect(page?.rule.referenceText).toBe(reference);
  });

  it.each([
    ['a list of lengths', [3, 40], [3, 40]],
    ['the runs themselves, an ellipsis as three', ['. . . .', '……', '--- x'], [4, 6, 3]],
    ['one number', 17, [17]],
    ['nothing', null, []],
  ])('takes page_fill_runs as %s', async (_, stated, lengths) => {
    const root = await folderWith({
      'real.jsonl': row({ id: 'a', rule: { page_fill_runs: stated } }),
    });
    expect((await loadRows(root)).pages[0]?.rule.pageFillRuns).toEqual(lengths);
  });

  it('skips rows of another type and says once how many', async () => {
    const root = await folderWith({
      'real.jsonl': [
        row({ id: 'a' }),
        row({ id: 'b', type: 'layout' }),
        row({ id: 'c', type: 'layout' }),
      ].join('\n'),
    });
    const house = await loadRows(root);
    expect(house.pages.map(({ id }) => id)).toEqual(['a']);
    expect(house.notices).toEqual(['2 rules of another type skipped: layout']);
  });

  it('names unknown fields once a run', async () => {
    const root = await folderWith({
      'real.jsonl': [
        row({ id: 'a', rule: { slack_of_lines: 1, zeal: 2 }, difficulty: 3 }),
        row({ id: 'b', rule: { zeal: 'x', 'bad\u001b[31m': 1 } }),
      ].join('\n'),
    });
    const house = await loadRows(root);
    expect(house.pages).toHaveLength(2);
    expect(house.notices).toEqual([
      'unknown rule fields were ignored: "bad\\u001b[31m", slack_of_lines, zeal',
      'unknown row fields were ignored: difficulty',
    ]);
  });

  it('takes the category over the name of the file, and the file where there is none', async () => {
    const root = await folderWith({
      'pages.jsonl': [row({ id: 'a', category: 'trap' }), row({ id: 'b' })].join('\n'),
    });
    const house = await loadRows(root);
    expect(house.pages.map(({ room, id }) => `${room}/${id}`)).toEqual(['trap/a', 'pages/b']);
  });

  it('sorts by room in the published order, then by id', async () => {
    const root = await folderWith({
      'zoo.jsonl': row({ id: 'z' }),
      'attic.jsonl': row({ id: 'z' }),
      'script.jsonl': row({ id: 'z' }),
      'real.jsonl': [row({ id: 'b' }), row({ id: 'B' }), row({ id: 'a' })].join('\n'),
      'trap.jsonl': row({ id: 'z' }),
    });
    const house = await loadRows(root);
    expect(house.pages.map(({ room, id }) => `${room}/${id}`)).toEqual([
      'real/B',
      'real/a',
      'real/b',
      'trap/z',
      'script/z',
      'attic/z',
      'zoo/z',
    ]);
  });
});

describe('rows that cannot be judged', () => {
  it.each([
    ['factor', { factor: 'two' }, 'factor must be a number of at least 0, got "two"'],
    ['a negative slack', { fill_slack: -1 }, 'fill_slack must be a number of at least 0, got -1'],
    [
      'a slack that is a list',
      { line_slack: [1] },
      'line_slack must be a number of at least 0, got a list',
    ],
    ['half a line', { page_lines: 1.5 }, 'page_lines must be a whole number, got 1.5'],
    ['no width', { line_width: 0 }, 'line_width must be a number of at least 1, got 0'],
    [
      'an unknown mode',
      { mode: 'scan' },
      'mode must be "text-layer", "exact" or "none", got "scan"',
    ],
    [
      'a reference that is no text',
      { reference_text: {} },
      'reference_text must be a string, got an object',
    ],
    [
      'fill runs that are text',
      { page_fill_runs: '...' },
      'page_fill_runs must be a whole number, a list of them or a list of runs, got "..."',
    ],
    [
      'a fill run that is an object',
      { page_fill_runs: [{}] },
      'page_fill_runs must be a whole number, a list of them or a list of runs, got an object',
    ],
  ])('names file, line, field and value for %s', async (_, rule, problem) => {
    expect(await problemOf({ id: 'a', rule })).toBe(`trap.jsonl:1: ${problem}`);
  });

  it.each([
    [
      'a rule that is broken JSON',
      { id: 'a', rule: '{"factor": ' },
      'rule must be a JSON string that holds an object, got "{"factor": "',
    ],
    [
      'a rule that is a number',
      { id: 'a', rule: 7 },
      'rule must be a JSON string or an object, got 7',
    ],
    [
      'no rule',
      { id: 'a', rule: null },
      'rule is missing; give the page its repetition_overshoot rule',
    ],
    ['no id', {}, 'id is missing; give the page an id'],
    ['a type that is no text', { id: 'a', type: 3 }, 'type must be a string, got 3'],
    ['tags that are no list', { id: 'a', tags: 'x' }, 'tags must be a list of strings, got "x"'],
    ['a tag that is no text', { id: 'a', tags: [1] }, 'tags must hold strings only, got 1'],
  ])('names file, line and value for %s', async (_, fields, problem) => {
    expect(await problemOf(fields)).toBe(`trap.jsonl:1: ${problem}`);
  });

  it.each([
    ['', 'is empty'],
    ['..', 'is a folder of its own'],
    ['a/b', 'holds a slash or backslash'],
    ['a\\b', 'holds a slash or backslash'],
    ['a\nb', 'holds control characters'],
    ['a\0', 'holds control characters'],
    ['a\u2028b', 'holds control characters'],
    ['\ud800', 'is not valid Unicode'],
    ['é'.repeat(101), 'is 202 bytes long, more than 200'],
  ])('refuses the id %j as a file name', async (id, reason) => {
    const root = await folderWith({ 'trap.jsonl': row({ id }) });
    const { pages, unusable } = await loadRows(root);
    expect(pages).toEqual([]);
    expect(unusable[0]?.id).toBe('line-1');
    expect(unusable[0]?.message).toContain(reason);
    expect(unusable[0]?.message).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  it('refuses a category that cannot be a folder, and files the row under its file', async () => {
    const root = await folderWith({ 'trap.jsonl': row({ id: 'a', category: '../up' }) });
    const { unusable } = await loadRows(root);
    expect(unusable).toMatchObject([{ id: 'a', room: 'trap' }]);
  });

  it.each([
    ['../up.pdf', 'leaves it with ".."'],
    ['docs/../../up.pdf', 'leaves it with ".."'],
    ['/etc/passwd', 'is absolute'],
    ['C:/up.pdf', 'is absolute'],
    ['..\\up.pdf', 'holds a backslash'],
    ['', 'is empty'],
    ['./', 'names no file'],
    ['a\0.pdf', 'holds control characters'],
  ])('refuses the document %j, without documents as well', async (pdf, reason) => {
    expect(await problemOf({ id: 'a', pdf })).toContain(reason);
  });

  it('keeps the first of two pages of one id and names both lines', async () => {
    const root = await folderWith({
      'trap.jsonl': [
        row({ id: 'a', tags: ['first'] }),
        row({ id: 'a' }),
        row({ id: 'line-2' }),
      ].join('\n'),
      'real.jsonl': row({ id: 'a' }),
    });
    const { pages, unusable } = await loadRows(root);
    const name = basename(root);
    expect(pages.map(({ room, id }) => `${room}/${id}`)).toEqual([
      'real/a',
      'trap/a',
      'trap/line-2',
    ]);
    expect(pages[1]?.tags).toEqual(['first']);
    expect(unusable).toEqual([
      {
        id: 'line-2-2',
        room: 'trap',
        origin: { file: `${name}/trap.jsonl`, line: 2 },
        message: `${name}/trap.jsonl:2: page "trap/a" is already used at ${name}/trap.jsonl:1; give each page an id of its own`,
      },
    ]);
  });

  it('reports a broken line under its number and never quotes it', async () => {
    const root = await folderWith({ 'trap.jsonl': `${row({ id: 'a' })}\nSECRET=1\n[]\n"x"\n` });
    const { pages, unusable } = await loadRows(root);
    expect(pages).toHaveLength(1);
    expect(unusable.map(({ id }) => id)).toEqual(['line-2', 'line-3', 'line-4']);
    expect(unusable[0]?.message).toContain('trap.jsonl:2: the row is not valid JSON');
    expect(JSON.stringify(unusable)).not.toContain('SECRET');
  });

  it('reports a row that is not UTF-8 under its id', async () => {
    const root = await folderWith({
      'trap.jsonl': Buffer.from(row({ id: 'a', tags: ['caf\u00e9'] }), 'latin1'),
    });
    const { unusable } = await loadRows(root);
    expect(unusable).toMatchObject([{ id: 'a', room: 'trap' }]);
    expect(unusable[0]?.message).toContain('is not UTF-8');
  });

  it('survives rows nested far deeper than the stack', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const root = await folderWith({
      'trap.jsonl': `{"id":"a","rule":${deep}}\n${deep}\n{"id":"b","rule":{"factor":${deep}}}`,
    });
    const { unusable } = await loadRows(root);
    expect(unusable.map(({ id }) => id)).toEqual(['a', 'b', 'line-2']);
  });
});

describe('files', () => {
  it('reads a byte order mark, CRLF, blank lines and a last line without end', async () => {
    const root = await folderWith({
      'real.jsonl': `\uFEFF${row({ id: 'a' })}\r\n\r\n  \n${row({ id: 'b' })}`,
    });
    const house = await loadRows(root);
    expect(house.unusable).toEqual([]);
    expect(house.pages.map(({ id, origin }) => [id, origin.line])).toEqual([
      ['a', 1],
      ['b', 4],
    ]);
  });

  it('gives the same revision for other line ends and another for another row', async () => {
    const revisions: string[] = [];
    const [a, b] = [row({ id: 'a' }), row({ id: 'b' })];
    for (const text of [`${a}\n${b}\n`, `\uFEFF${a}\r\n\r\n${b}`, `${b}\n${a}\n`]) {
      revisions.push((await loadRows(await folderWith({ 'real.jsonl': text }))).revision);
    }
    expect(revisions[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(revisions[1]).toBe(revisions[0]);
    expect(revisions[2]).not.toBe(revisions[0]);
  });

  it('reads a row of 100 MB', async () => {
    const reference = 'word '.repeat(20_000_000);
    const root = await folderWith({
      'real.jsonl': `${row({ id: 'a', rule: { reference_text: reference } })}\n${row({ id: 'b' })}`,
    });
    const house = await loadRows(root);
    expect(house.pages.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(house.pages[0]?.rule.referenceText.length).toBe(reference.length);
  });

  it('reads 100,000 rows in time that grows with the rows', async () => {
    const rule = JSON.stringify({ reference_text: 'Some text of a page\n'.repeat(10) });
    const lines = Array.from({ length: 100_000 }, (_, at) => row({ id: `p${at}`, rule }));
    const few = await folderWith({ 'real.jsonl': lines.slice(0, 25_000).join('\n') });
    const all = await folderWith({ 'real.jsonl': lines.join('\n') });
    const before = performance.now();
    await loadRows(few);
    const between = performance.now();
    expect((await loadRows(all)).pages).toHaveLength(100_000);
    expect(performance.now() - between).toBeLessThan(16 * (between - before));
  });

  it('refuses a room file that is a Git LFS pointer', async () => {
    const root = await folderWith({
      'real.jsonl': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n',
    });
    await expect(loadRows(root)).rejects.toThrow(/real\.jsonl is a Git LFS pointer/);
  });

  it('refuses a room file in UTF-16', async () => {
    const root = await folderWith({
      'real.jsonl': Buffer.from(`\uFEFF${row({ id: 'a' })}`, 'utf16le'),
    });
    await expect(loadRows(root)).rejects.toThrow(/is UTF-16, rows must be UTF-8/);
  });

  it('refuses a room file that is a link out of the folder', async () => {
    const elsewhere = await folderWith({ 'real.jsonl': row({ id: 'a' }) });
    const root = await folderWith({ 'trap.jsonl': row({ id: 'a' }) });
    await symlink(join(elsewhere, 'real.jsonl'), join(root, 'real.jsonl'));
    await expect(loadRows(root)).rejects.toThrow(/real\.jsonl is a link out of the dataset folder/);
  });

  it('takes one room file alone, with documents beside it', async () => {
    const root = await folderWith({
      'trap.jsonl': row({ id: 'a' }),
      'real.jsonl': row({ id: 'b' }),
      'docs/trap/a.pdf': '%PDF-1.7',
    });
    const house = await loadWithDocuments(join(root, 'trap.jsonl'));
    expect(house.pages.map(({ document }) => document)).toEqual([join(root, 'docs/trap/a.pdf')]);
  });
});

describe('documents', () => {
  it('finds them where the row says, or under docs by room and id', async () => {
    const root = await folderWith({
      'trap.jsonl': [row({ id: 'a' }), row({ id: 'b', pdf: './scans//b.pdf' })].join('\n'),
      'docs/trap/a.pdf': '%PDF-1.7',
      'scans/b.pdf': '%PDF-1.7',
    });
    const house = await loadWithDocuments(root);
    expect(house.unusable).toEqual([]);
    expect(house.pages.map(({ document }) => document)).toEqual([
      join(root, 'docs/trap/a.pdf'),
      join(root, 'scans/b.pdf'),
    ]);
  });

  it('names row and path of one that is missing, a folder, a pointer, or linked out', async () => {
    const outside = await folderWith({ 'c.pdf': '%PDF-1.7' });
    const root = await folderWith({
      'trap.jsonl': [
        row({ id: 'a' }),
        row({ id: 'b', pdf: 'docs' }),
        row({ id: 'c', pdf: 'c.pdf' }),
        row({ id: 'd', pdf: 'out/c.pdf' }),
        row({ id: 'e', pdf: 'docs/e.pdf' }),
        row({ id: 'f', pdf: 'f.pdf' }),
        row({ id: 'g', pdf: 'docs/e.pdf/g.pdf' }),
      ].join('\n'),
      'docs/e.pdf': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n',
      'inner.pdf': '%PDF-1.7',
    });
    await symlink(join(outside, 'c.pdf'), join(root, 'c.pdf'));
    await symlink(outside, join(root, 'out'));
    await symlink('inner.pdf', join(root, 'f.pdf'));
    const house = await loadWithDocuments(root);
    expect(house.pages.map(({ id }) => id)).toEqual(['f']);
    const at = (line: number): string => `${basename(root)}/trap.jsonl:${line}: document`;
    expect(house.unusable.map(({ message }) => message)).toEqual([
      `${at(1)} "docs/trap/a.pdf" does not exist in the dataset folder, where it is looked for as the row has no pdf`,
      `${at(2)} "docs" is not a regular file`,
      `${at(3)} "c.pdf" is a link out of the dataset folder; put the file itself there`,
      `${at(4)} "out/c.pdf" is a link out of the dataset folder; put the file itself there`,
      `${at(5)} "docs/e.pdf" is a Git LFS pointer, not the document; run "git lfs pull"`,
      `${at(7)} "docs/e.pdf/g.pdf" does not exist in the dataset folder`,
    ]);
  });

  it('does not look for them where rows alone are needed', async () => {
    const root = await folderWith({ 'trap.jsonl': row({ id: 'a', pdf: 'missing.pdf' }) });
    const house = await loadRows(root);
    expect(house.pages.map(({ document }) => document)).toEqual([join(root, 'missing.pdf')]);
  });
});

describe('sources', () => {
  it('names the builtin house builtin, wherever it lies', async () => {
    const root = await folderWith({ 'trap.jsonl': row({ id: 'a' }) });
    const house = await loadHouse('builtin', { needDocuments: false, builtinFolder: root });
    expect(house.source).toBe('builtin');
    expect(house.pages[0]?.origin.file).toBe('builtin/trap.jsonl');
  });

  it('never puts an absolute path into source or messages', async () => {
    const root = await folderWith({ 'trap.jsonl': row({ id: '' }) });
    const house = await loadRows(`${root}/`);
    expect(house.source).toBe(basename(root));
    expect(JSON.stringify([house.source, house.unusable])).not.toContain(root);
  });

  it('refuses a source that does not exist, a folder without pages and a file of another kind', async () => {
    const root = await folderWith({ 'notes.txt': 'x', 'docs/a.pdf': '%PDF' });
    await expect(loadRows(join(root, 'nowhere'))).rejects.toThrow(/does not exist/);
    await expect(loadRows(root)).rejects.toThrow(/1 PDF files? without \.test\.json/);
    await expect(loadRows(join(root, 'notes.txt'))).rejects.toThrow(/notes\.txt is no dataset/);
  });

  it('refuses a dataset without a page to judge', async () => {
    const root = await folderWith({ 'trap.jsonl': row({ id: 'a', type: 'layout' }) });
    await expect(loadRows(root)).rejects.toThrow(/holds no page to judge/);
  });

  it('does not follow a folder link that leads back to itself', async () => {
    const root = await folderWith({
      'a.test.json': '{"test_rules": [{"type": "repetition_overshoot"}]}',
    });
    await mkdir(join(root, 'sub'));
    await symlink(root, join(root, 'sub', 'loop'));
    await writeFile(
      join(root, 'sub', 'b.test.json'),
      '{"test_rules": [{"type": "repetition_overshoot"}]}',
    );
    expect((await loadRows(root)).pages.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });
});
