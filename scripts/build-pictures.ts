// Writes the pages of docs/house and the pictures of docs/pictures from seed 0:
// node scripts/build-pictures.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { openWorkshop } from '../src/app/workshop.ts';
import { contactSheet, type Thumbnail, thumbnailOf } from '../src/haunt/contact-sheet.ts';
import { hauntPage } from '../src/haunt/haunt-page.ts';
import { HAUNTED_ROOMS, planHouse } from '../src/haunt/plan.ts';
import { Sheet } from '../src/haunt/sheet.ts';
import { toPalette } from '../src/pdf/palette.ts';
import { palettePng } from '../src/pdf/png.ts';
import { familyPage } from './family-page.ts';

const DPI = 150;
const BOX = { width: 480, height: 660 };
const FRAME = 214;
const docs = new URL('../docs/', import.meta.url);
const workshop = await openWorkshop();
for (const room of HAUNTED_ROOMS) {
  const thumbnails: Thumbnail[] = [];
  await mkdir(new URL(`house/${room}/`, docs), { recursive: true });
  await mkdir(new URL(`pictures/${room}/`, docs), { recursive: true });
  for (const plan of planHouse({ rooms: [room], families: null, pages: null }, workshop.articles)) {
    const page = await hauntPage(workshop, plan, { seed: 0, dpi: DPI, degradations: {} });
    thumbnails.push(thumbnailOf(plan.id, page.pixels));
    if (plan.number !== 1) continue;
    const name = `${room}/${plan.family.name}`;
    await writeFile(
      new URL(`pictures/${name}.png`, docs),
      framed(thumbnailOf(plan.id, page.pixels, BOX)),
    );
    await writeFile(new URL(`house/${name}.md`, docs), familyPage(plan, page));
  }
  await writeFile(new URL(`pictures/${room}.png`, docs), contactSheet(workshop.studio, thumbnails));
}

/** A page on grey, so that its edge is seen. */
function framed({ picture }: Thumbnail): Uint8Array {
  const size = { width: picture.width + 2, height: picture.height + 2 };
  const sheet = new Sheet(workshop.studio, size, { dpi: 1, colour: true });
  try {
    sheet.fill(FRAME);
    sheet.picture(picture, 1, 1);
    const { data } = sheet.pixels();
    const bgrx = new Uint8Array(size.width * size.height * 4);
    for (let from = 0, to = 0; to < bgrx.length; from += 3, to += 4) {
      bgrx.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], to);
    }
    return palettePng(toPalette(bgrx, size.width, size.height));
  } finally {
    sheet.dispose();
  }
}
