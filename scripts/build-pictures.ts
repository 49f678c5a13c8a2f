// Draws the pictures of docs/haunted-house.md from seed 0: node scripts/build-pictures.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { openWorkshop } from '../src/app/workshop.ts';
import { contactSheet, type Thumbnail, thumbnailOf } from '../src/haunt/contact-sheet.ts';
import { hauntPage } from '../src/haunt/haunt-page.ts';
import { HAUNTED_ROOMS, planHouse } from '../src/haunt/plan.ts';
import { Sheet } from '../src/haunt/sheet.ts';

const DPI = 150;
const BOX = { width: 480, height: 660 };
const FRAME = 214;
const folder = new URL('../docs/pictures/', import.meta.url);
const workshop = await openWorkshop();
await mkdir(folder, { recursive: true });
for (const room of HAUNTED_ROOMS) {
  const thumbnails: Thumbnail[] = [];
  for (const plan of planHouse({ rooms: [room], families: null, pages: null }, workshop.articles)) {
    const { pixels } = await hauntPage(workshop, plan, { seed: 0, dpi: DPI, degradations: {} });
    thumbnails.push(thumbnailOf(plan.id, pixels));
    if (room === 'trap' && plan.number === 1) {
      await writeFile(
        new URL(`${plan.family.name}.png`, folder),
        framed(thumbnailOf(plan.id, pixels, BOX)),
      );
    }
  }
  await writeFile(new URL(`${room}.png`, folder), contactSheet(workshop.studio, thumbnails));
}

/** A page on grey, so that its edge is seen. */
function framed({ picture }: Thumbnail): Uint8Array {
  const size = { width: picture.width + 2, height: picture.height + 2 };
  const sheet = new Sheet(workshop.studio, size, { dpi: 1, colour: true });
  try {
    sheet.fill(FRAME);
    sheet.picture(picture, 1, 1);
    return sheet.png();
  } finally {
    sheet.dispose();
  }
}
