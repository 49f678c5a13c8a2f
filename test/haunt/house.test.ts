import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeRooms } from '../../scripts/build-house.ts';
import { readTextLayer } from '../../src/app/read-text-layer.ts';
import { hauntPage } from '../../src/haunt/haunt-page.ts';
import { HAUNTED_ROOMS, planHouse } from '../../src/haunt/plan.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import { removeFolder, temporaryFolder } from '../support/cli.ts';
import { workshop } from './workshop.ts';

/** Seeds proved in a test run; `node scripts/prove-seeds.ts 1 1000` proves a thousand. */
const SEEDS = [101, 102] as const;
const options = { dpi: 60, degradations: {} } as const;

it('has sixteen families of three traps, sixteen ghosts, fifteen scripts and twelve kinds like real pages', async () => {
  const { articles } = await workshop();
  const plans = planHouse({ rooms: HAUNTED_ROOMS, families: null, pages: null }, articles);
  const count = (room: string): number => plans.filter((plan) => plan.room === room).length;
  expect(HAUNTED_ROOMS.map(count)).toEqual([12, 48, 16, 15]);
  expect(new Set(plans.map(({ family }) => family.name)).size).toBe(12 + 16 + 16 + 15);
  expect(new Set(plans.map(({ room, id }) => `${room}/${id}`)).size).toBe(12 + 79);
});

it('proves every family over some seeds', async () => {
  const shop = await workshop();
  const plans = planHouse({ rooms: HAUNTED_ROOMS, families: null, pages: 1 }, shop.articles);
  for (const seed of SEEDS) {
    for (const plan of plans) {
      const { rows, rule } = await hauntPage(shop, plan, { ...options, seed });
      expect(rows.length).toBeGreaterThan(0);
      expect(rule.mode).toBe(plan.room === 'real' ? 'text-layer' : 'exact');
      const { overshoots, coverage } = judgeOutput(
        rule,
        rows.map((row) => row.join('\t')).join('\n'),
      );
      expect({ page: plan.id, overshoots }).toEqual({ page: plan.id, overshoots: false });
      expect(coverage ?? 1).toBe(1);
    }
  }
});

it('gives the same bytes for the same seed, other pages for another', async () => {
  const shop = await workshop();
  const families = ['log', 'codes', 'crowd', 'khmer'];
  const plans = planHouse({ rooms: HAUNTED_ROOMS, families, pages: 1 }, shop.articles);
  expect(plans).toHaveLength(4);
  for (const plan of plans) {
    const hash = async (seed: number): Promise<string> => {
      const page = await hauntPage(shop, plan, { dpi: 80, degradations: { speckle: 0.2 }, seed });
      return createHash('sha256').update(page.document).digest('hex');
    };
    const first = await hash(7);
    expect(await hash(7)).toBe(first);
    expect(await hash(8)).not.toBe(first);
  }
});

it('makes the rooms of the builtin house again, byte for byte, under 12 MB with the real room', async () => {
  const shipped = fileURLToPath(new URL('../../house', import.meta.url));
  const out = temporaryFolder();
  try {
    await makeRooms(out);
    const made = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(pdf|jsonl)$/.test(name),
    );
    expect(made).toHaveLength(79 + 3);
    // Names, not bytes: `npm run house` makes them anew.
    const differ = made.filter(
      (name) => !readFileSync(join(out, name)).equals(readFileSync(join(shipped, name))),
    );
    expect(differ).toEqual([]);
  } finally {
    removeFolder(out);
  }
  const files = readdirSync(shipped, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const bytes = files.reduce((sum, name) => sum + readFileSync(join(shipped, name)).length, 0);
  expect(bytes).toBeLessThan(12e6);
});

it('gives pages like real ones a text layer that is their transcription', async () => {
  const shop = await workshop();
  const plans = planHouse({ rooms: ['real'], families: null, pages: null }, shop.articles);
  const folder = temporaryFolder();
  try {
    for (const plan of plans) {
      const { document, rule } = await hauntPage(shop, plan, { ...options, seed: 5 });
      const file = join(folder, `${plan.id}.pdf`);
      writeFileSync(file, document);
      const layer = await readTextLayer(file, { shownAs: file });
      const lines = layer.kind === 'text' ? layer.pages.flatMap((page) => page.lines) : [];
      const verdict = judgeOutput(rule, lines.map(({ text }) => text).join('\n'));
      expect({ page: plan.id, overshoots: verdict.overshoots }).toEqual({
        page: plan.id,
        overshoots: false,
      });
      expect({ page: plan.id, coverage: verdict.coverage }).toEqual({ page: plan.id, coverage: 1 });
    }
  } finally {
    removeFolder(folder);
  }
});
