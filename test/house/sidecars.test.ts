import { symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, loadRows, loadWithDocuments } from './folders.ts';

const rule = { type: 'repetition_overshoot', reference_text: 'One' };
const sidecar = (fields: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ test_rules: [rule], tags: [], ...fields });

describe('sidecars', () => {
  it('takes each document with a sidecar, its folder as the room', async () => {
    const root = await folderWith({
      'menu.pdf': '%PDF',
      'menu.test.json': sidecar({ tags: ['kind:menu'] }),
      'forms/tax.PDF': '%PDF',
      'forms/tax.test.json': sidecar(),
      'bare.pdf': '%PDF',
      '.hidden/x.test.json': sidecar(),
    });
    const house = await loadWithDocuments(root);
    expect(house.unusable).toEqual([]);
    expect(house.pages.map(({ room, id }) => `${room}/${id}`).toSorted()).toEqual(
      [`${basename(root)}/menu`, 'forms/tax'].toSorted(),
    );
    const menu = house.pages.find(({ id }) => id === 'menu');
    expect(menu?.tags).toEqual(['kind:menu']);
    expect(menu?.document).toBe(join(root, 'menu.pdf'));
    expect(menu?.rule).toMatchObject({ mode: 'text-layer', referenceText: 'One', factor: 2 });
    expect(house.notices).toEqual([
      '1 PDF file has no .test.json and was left out; "boobench make" writes them',
    ]);
  });

  it('uses the one rule of our type and counts the others', async () => {
    const root = await folderWith({
      'a.test.json': sidecar({ test_rules: [{ type: 'layout' }, rule, { type: 'order' }] }),
      'b.test.json': sidecar({ test_rules: [{ type: 'layout' }] }),
    });
    const house = await loadRows(root);
    expect(house.pages.map(({ id }) => id)).toEqual(['a']);
    expect(house.notices).toEqual(['3 rules of another type skipped: layout, order']);
  });

  it.each([
    [
      'two rules of our type',
      { test_rules: [rule, rule] },
      'exactly one rule of type repetition_overshoot, got 2',
    ],
    ['no rule', { test_rules: [] }, 'exactly one rule of type repetition_overshoot, got 0'],
    ['no list of rules', { test_rules: 'x' }, 'test_rules must be a list of rules, got "x"'],
    ['a rule that is no object', { test_rules: [1] }, 'test_rules must hold objects, got 1'],
    [
      'a wrong field',
      { test_rules: [{ ...rule, factor: [] }] },
      'factor must be a number of at least 0, got a list',
    ],
  ])('names the file for %s', async (_, fields, problem) => {
    const root = await folderWith({ 'forms/a.test.json': sidecar(fields) });
    const { pages, unusable } = await loadRows(root);
    expect(pages).toEqual([]);
    expect(unusable).toMatchObject([{ id: 'a', room: 'forms' }]);
    expect(unusable[0]?.message).toMatch(/forms\/a\.test\.json:1: /);
    expect(unusable[0]?.message).toContain(problem);
  });

  it('takes the transcription from expected_markdown, or from the .md beside it', async () => {
    const bare = { type: 'repetition_overshoot' };
    const root = await folderWith({
      'a.test.json': sidecar({ test_rules: [bare], expected_markdown: '# A' }),
      'a.md': 'other',
      'b.test.json': sidecar({ test_rules: [bare] }),
      'b.md': '\uFEFF# B',
    });
    const { pages } = await loadRows(root);
    expect(pages.map(({ rule: { mode, referenceText } }) => [mode, referenceText])).toEqual([
      ['exact', '# A'],
      ['exact', '# B'],
    ]);
  });

  it('changes the revision with a sidecar or a transcription', async () => {
    const files = { 'a.test.json': sidecar(), 'a.md': 'x' };
    const one = await loadRows(await folderWith(files));
    const same = await loadRows(await folderWith(files));
    const other = await loadRows(await folderWith({ ...files, 'a.md': 'y' }));
    expect(same.revision).toBe(one.revision);
    expect(other.revision).not.toBe(one.revision);
  });

  it('reports a missing document only where documents are needed', async () => {
    const root = await folderWith({ 'a.test.json': sidecar() });
    expect((await loadRows(root)).unusable).toEqual([]);
    expect((await loadWithDocuments(root)).unusable[0]?.message).toContain(
      'a.test.json:1: document "a.pdf" does not exist',
    );
  });

  it('refuses a sidecar that is broken, not UTF-8, or a link out of the folder', async () => {
    const outside = await folderWith({ secret: 'TOKEN=1' });
    const root = await folderWith({
      'a.test.json': '{',
      'b.test.json': Buffer.from('"\xff"', 'latin1'),
    });
    await symlink(join(outside, 'secret'), join(root, 'c.test.json'));
    const { unusable } = await loadRows(root);
    expect(unusable.map(({ message }) => message.replace(/^.*?: /, ''))).toEqual([
      'the sidecar must be a JSON object',
      '"b.test.json" is not UTF-8',
      '"c.test.json" is a link out of the folder',
    ]);
  });

  it('takes one document by its PDF or by its sidecar', async () => {
    const root = await folderWith({
      'in/a.pdf': '%PDF',
      'in/a.test.json': sidecar(),
      'in/b.pdf': '%PDF',
      'in/b.test.json': sidecar(),
    });
    for (const name of ['a.pdf', 'a.test.json']) {
      const house = await loadWithDocuments(join(root, 'in', name));
      expect(house.pages.map(({ room, id }) => `${room}/${id}`)).toEqual(['in/a']);
    }
    await expect(loadRows(join(root, 'in', 'c.pdf'))).rejects.toThrow(/does not exist/);
  });

  it('names both files when folders of one name hold one document twice', async () => {
    const root = await folderWith({ 'x/in/a.test.json': sidecar(), 'y/in/a.test.json': sidecar() });
    const { pages, unusable } = await loadRows(root);
    expect(pages).toHaveLength(1);
    expect(unusable[0]?.message).toContain('page "in/a" is already used at');
  });
});
