import { openWorkshop, type Workshop } from '../../src/app/workshop.ts';

let opened: Promise<Workshop> | null = null;

/** The drawing engine, opened once a test file: it takes half a second. */
export function workshop(): Promise<Workshop> {
  opened ??= openWorkshop();
  return opened;
}
