import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { familyPage } from '../../scripts/family-page.ts';
import { hauntPage } from '../../src/haunt/haunt-page.ts';
import { HAUNTED_ROOMS, planHouse } from '../../src/haunt/plan.ts';
import { workshop } from '../haunt/workshop.ts';
import { read, ROOT } from './documents.ts';

const tools = await workshop();
const plans = planHouse({ rooms: HAUNTED_ROOMS, families: null, pages: 1 }, tools.articles);
const names = plans.map(({ room, family }) => `${room}/${family.name}`);

describe('docs/house', () => {
  it('has a document for each family, and no other', () => {
    const written = HAUNTED_ROOMS.flatMap((room) =>
      readdirSync(join(ROOT, 'docs/house', room)).map((file) => `${room}/${file}`),
    );
    expect(written.toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
  });

  it.each(names)('%s has its picture and what tempts there', (name) => {
    const text = read(`docs/house/${name}.md`);
    expect(text).toContain('**What tempts a model.** ');
    expect(text).toContain(`](../../pictures/${name}.png)`);
    expect(existsSync(join(ROOT, `docs/pictures/${name}.png`))).toBe(true);
  });

  it.each(['trap/forms-1', 'ghost/crowd', 'script/thaana', 'real/log'])(
    '%s is as the generator makes it',
    async (id) => {
      const usual = planHouse(
        { rooms: HAUNTED_ROOMS, families: null, pages: null },
        tools.articles,
      );
      const plan = usual.find((one) => `${one.room}/${one.id}` === id);
      if (plan === undefined) throw new Error(`no plan of ${id}`);
      const page = await hauntPage(tools, plan, { seed: 0, dpi: 150, degradations: {} });
      const written = read(`docs/house/${plan.room}/${plan.family.name}.md`);
      expect(plainText(written)).toBe(plainText(familyPage(plan, page)));
    },
  );
});

/** A document without what formatting Markdown may change. */
function plainText(markdown: string): string {
  return markdown.replaceAll(/\s+/g, ' ').trim();
}
