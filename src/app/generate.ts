import { join } from 'node:path';
import { InputError, InterruptedError } from '../errors.ts';
import { contactSheet, type Thumbnail, thumbnailOf } from '../haunt/contact-sheet.ts';
import type { Degradations } from '../haunt/degrade.ts';
import { hauntPage } from '../haunt/haunt-page.ts';
import {
  familiesOf,
  HAUNTED_ROOMS,
  type HauntedRoom,
  type PagePlan,
  planHouse,
} from '../haunt/plan.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { kindOfPath, makeFolder } from '../host/files.ts';
import { removeFrom } from '../host/output-file.ts';
import { didYouMean } from '../results/nearest.ts';
import { shown } from '../results/shown.ts';
import { storedRule } from './page-rule.ts';
import { openWorkshop } from './workshop.ts';

export interface GenerateOptions {
  /** The house's folder; made when it is not there. */
  readonly out: string;
  /** A whole number of at least 0. */
  readonly seed: number;
  /** Names of rooms; null for all. */
  readonly rooms: readonly string[] | null;
  /** Names of families; null for all. */
  readonly families: readonly string[] | null;
  /** Pages a family, at least 1; null for three a trap and one of everything else. */
  readonly pages: number | null;
  readonly dpi: number;
  readonly degradations: Degradations;
  /** True to write `<room>.png` with all pages of the room in small. */
  readonly contactSheet: boolean;
  /** True to replace rooms that are there. */
  readonly force: boolean;
  readonly onPage?: (done: number, total: number, name: string) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface GeneratedRoom {
  readonly room: HauntedRoom;
  readonly pages: number;
  /** Bytes of its documents. */
  readonly bytes: number;
}

/** Text of a room file: one row a page. */
interface OpenRoom {
  readonly rows: string[];
  readonly thumbnails: Thumbnail[];
  bytes: number;
}

/**
 * Makes a haunted house: rooms of pages that tempt parsers to repeat themselves, each with its exact
 * transcription, as a dataset folder.
 *
 * A room's file of rows is written last, when all its documents are there; one that is replaced is
 * removed before the first of them.
 *
 * @returns the rooms made; the same options and version give the same bytes
 * @throws InputError for names that do not exist, a room that is there already, missing packages
 * @throws MeasureError when a file cannot be written
 * @throws InterruptedError when `signal` stops it
 * @see formats, "Dataset"
 */
export async function generate(options: GenerateOptions): Promise<readonly GeneratedRoom[]> {
  const rooms = roomsOf(options.rooms);
  await refuseToReplace(options, rooms);
  const workshop = await openWorkshop();
  const families = rooms.flatMap((room) =>
    familiesOf(room, workshop.articles).map(({ name }) => name),
  );
  for (const name of options.families ?? []) refuseUnknown('family', name, families);
  const plans = planHouse({ ...options, rooms }, workshop.articles);
  const open = new Map<HauntedRoom, OpenRoom>();
  for (const [done, plan] of plans.entries()) {
    if (options.signal?.aborted === true)
      throw new InterruptedError('interrupted', `stopped before ${plan.room}/${plan.id}`);
    options.onPage?.(done, plans.length, `${plan.room}/${plan.id}`);
    const page = await hauntPage(workshop, plan, options);
    let room = open.get(plan.room);
    if (room === undefined) {
      await makeFolder(join(options.out, 'docs', plan.room));
      // Or a run that ends in the middle leaves rows of another seed beside the new documents.
      removeFrom(options.out, [`${plan.room}.jsonl`]);
      room = { rows: [], thumbnails: [], bytes: 0 };
      open.set(plan.room, room);
    }
    const pdf = `docs/${plan.room}/${plan.id}.pdf`;
    await writeFileAtomically(join(options.out, pdf), page.document);
    room.rows.push(rowOf(plan, pdf, JSON.stringify(storedRule(page.rule))));
    room.bytes += page.document.length;
    if (options.contactSheet) room.thumbnails.push(thumbnailOf(plan.id, page.pixels));
    // The engine works without a pause: let a signal be heard between two pages.
    await new Promise(setImmediate);
  }
  for (const [name, { rows, thumbnails }] of open) {
    if (options.contactSheet) {
      await writeFileAtomically(
        join(options.out, `${name}.png`),
        contactSheet(workshop.studio, thumbnails),
      );
    }
    await writeFileAtomically(join(options.out, `${name}.jsonl`), rows.join(''));
  }
  return [...open].map(([room, { rows, bytes }]) => ({ room, pages: rows.length, bytes }));
}

function rowOf({ room, id, tags }: PagePlan, pdf: string, rule: string): string {
  const row = {
    pdf,
    category: room,
    id,
    type: 'repetition_overshoot',
    rule,
    page: 1,
    expected_markdown: null,
    tags,
  };
  return `${JSON.stringify(row)}\n`;
}

function roomsOf(names: readonly string[] | null): readonly HauntedRoom[] {
  for (const name of names ?? []) refuseUnknown('room', name, HAUNTED_ROOMS);
  return HAUNTED_ROOMS.filter((room) => names === null || names.includes(room));
}

function refuseUnknown(what: 'room' | 'family', name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const hint = didYouMean(name, known) ?? `There are: ${known.join(', ')}.`;
  throw new InputError(`unknown-${what}`, `there is no ${what} ${shown(name)} to make`, { hint });
}

async function refuseToReplace(
  { out, force }: GenerateOptions,
  rooms: readonly HauntedRoom[],
): Promise<void> {
  const kind = await kindOfPath(out);
  if (kind !== 'folder' && kind !== 'missing') {
    throw new InputError('no-folder', `${shown(out)} is not a folder`, {
      hint: 'Name a new or empty folder.',
    });
  }
  if (force) return;
  for (const room of rooms) {
    const file = join(out, `${room}.jsonl`);
    if ((await kindOfPath(file)) === 'missing') continue;
    throw new InputError('room-exists', `${shown(file)} is there already`, {
      hint: 'Name another folder, or add --force to make its rooms anew.',
    });
  }
}
