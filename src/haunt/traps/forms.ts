import type { Desk, Family } from '../family.ts';
import { PLACES, TITLES } from '../words.ts';

const FIELDS = [
  'Name',
  'Name of the ghost',
  'Date',
  'Hour',
  'Cause of death',
  'Haunts since',
  'Room',
  'Witness',
  'Address',
  'Grave no.',
  'Signature',
  'Next of kin',
  'Favourite sound',
  'Chains (kg)',
  'Sheet size',
  'Complaint',
  'Remarks',
  'Fee paid',
] as const;

/** As many of the filler as fit into `width`. */
function blank({ flow }: Desk, filler: string, width: number): string {
  const one = flow.sheet.shapeOf(filler.repeat(50), flow.text).width / 50;
  return filler.repeat(Math.max(3, Math.floor(width / one)));
}

/** A form to fill in: blanks of underscores or dots, tick boxes, empty lines for remarks. */
export const forms: Family = {
  name: 'forms',
  draw(desk) {
    const { flow, random } = desk;
    flow.title(random.pick(TITLES), 1.7);
    flow.line(
      `Form ${random.int(10, 99)}-${random.int(100, 999)}: permission to haunt the ${random.pick(PLACES).toLowerCase()}`,
    );
    flow.skip(0.5);
    const filler = random.pick(['_', '_', '.']);
    const fields = random.sample(FIELDS, random.int(8, 14));
    for (const field of fields) {
      const label = `${field}: `;
      const room = flow.width - flow.sheet.shapeOf(`${label}.`, flow.text).width;
      flow.line(`${label}${blank(desk, filler, room * random.pick([0.35, 0.6, 0.95]))}`);
    }
    flow.skip(0.5);
    const boxes = random.sample(['chains', 'moaning', 'cold spots', 'mirrors', 'stairs'], 4);
    flow.line(boxes.map((box) => `☐ ${box}`).join('   '));
    const lines = Math.min(flow.linesLeft() - 3, random.int(3, 9));
    for (let line = 0; line < lines; line += 1) flow.line(blank(desk, filler, flow.width * 0.97));
    flow.line('Hand in before midnight.');
  },
};
