import type { Desk, Family } from './family.ts';
import type { TextStyle } from './studio.ts';
import { PEOPLE, PLACES, SENTENCES, THINGS, TITLES } from './words.ts';

const MONO = ['courier'] as const;

function mono({ flow }: Desk, scale = 0.85): TextStyle {
  return { fonts: MONO, size: flow.text.size * scale };
}

function footer({ flow, random }: Desk): void {
  const style = { ...flow.text, size: flow.text.size * 0.8 };
  const line = `${random.pick(TITLES)}, page ${random.int(2, 400)}`;
  flow.place(line, style, ({ width }) => ({
    x: (flow.sheet.width - width) / 2,
    y: flow.bottom + style.size * 2,
  }));
}

/** As many of the filler as lead from the end of `head` to the start of `tail`. */
function leaders(
  { flow }: Desk,
  head: string,
  tail: string,
  style: TextStyle,
  filler: string,
): string {
  const width = flow.width - flow.sheet.shapeOf(`${head}  ${tail}`, style).width;
  const one = flow.sheet.shapeOf(filler.repeat(100), style).width / 100;
  return `${head} ${filler.repeat(Math.max(3, Math.floor(width / one)))} ${tail}`;
}

function fill(desk: Desk, style: TextStyle, spare: number, line: (row: number) => string): void {
  const count = Math.min(desk.flow.linesLeft(style) - spare, desk.random.int(22, 44));
  for (let row = 0; row < count; row += 1) desk.flow.line(line(row), style);
}

function dotLeaders(desk: Desk): void {
  const { flow, random } = desk;
  flow.line('Contents', { ...flow.text, size: flow.text.size * 1.5 });
  let page = 1;
  fill(desk, flow.text, 2, (row) => {
    page += random.int(1, 9);
    return leaders(
      desk,
      `${row + 1} ${random.pick(THINGS)} in the ${random.pick(PLACES).toLowerCase()}`,
      String(page),
      flow.text,
      '.',
    );
  });
}

function blanks(desk: Desk): void {
  const { flow, random } = desk;
  const labels = [
    'Name',
    'Born',
    'Died',
    'Street',
    'Town',
    'Occupation',
    'Witness',
    'Hour',
    'Remarks',
  ];
  fill(desk, flow.text, 2, () =>
    leaders(desk, `${random.pick(labels)}:`, '', flow.text, '_').trim(),
  );
}

function rulesOfSigns(desk: Desk): void {
  const { flow, random } = desk;
  const style = mono(desk);
  const cells = Math.floor(flow.width / flow.sheet.shapeOf('=', style).width);
  const sections = Math.max(2, Math.floor((flow.linesLeft(style) - 2) / 7));
  for (let section = 1; section <= sections; section += 1) {
    const sign = random.pick(['=', '-', '=']);
    flow.line(sign.repeat(cells), style);
    flow.line(`${section}. ${random.pick(PLACES)}`, style);
    flow.line(sign.repeat(cells), style);
    for (let row = 0; row < 3; row += 1)
      flow.line(`${random.pick(THINGS).padEnd(30)}${random.int(1, 99)}`, style);
  }
}

function zeros(desk: Desk): void {
  const { random } = desk;
  const style = mono(desk);
  fill(desk, style, 2, (row) => {
    const values = Array.from({ length: 6 }, () =>
      random.chance(0.9) ? '0.00' : `${random.int(1, 9)}.${random.int(10, 99)}`,
    );
    return `${String(row + 1).padStart(3)} ${(random.pick(THINGS).split(' ')[0] ?? '').padEnd(12)}${values.map((value) => value.padStart(7)).join('')}`;
  });
}

function repeatedLines(desk: Desk): void {
  const { flow, random } = desk;
  const [one, other] = random.sample(SENTENCES, 2);
  const change = random.int(5, 15);
  fill(desk, flow.text, 2, (row) => (row === change ? other : one) ?? '');
}

function checkMarks(desk: Desk): void {
  const { flow, random } = desk;
  const nights = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const count = Math.min(flow.linesLeft() - 4, random.int(16, 30));
  const column = flow.width / (nights.length + 2);
  const marks = { fonts: ['dingbats'], size: flow.text.size };
  const top = flow.y + flow.pitch();
  for (let row = 0; row <= count; row += 1) {
    const y = top + row * flow.pitch();
    const head = row === 0 ? 'Keeper' : `${row} ${random.pick(PEOPLE)}`;
    flow.sheet.text(head, flow.text, { x: flow.left, y });
    const cells = nights.map((night, index) => {
      const x = flow.left + (index + 2) * column;
      if (row === 0) flow.sheet.text(night, flow.text, { x, y });
      const cell = row === 0 ? night : random.pick(['✓', '✓', '✗']);
      if (row > 0) flow.sheet.text(cell, marks, { x, y });
      return cell;
    });
    flow.rows.push([head, ...cells]);
  }
  flow.skip(count + 2);
}

function rotatedTable(desk: Desk): void {
  const { flow, random } = desk;
  const style = { ...flow.text, size: flow.text.size * 0.9 };
  const count = Math.min(Math.floor(flow.width / flow.pitch(style)) - 1, random.int(14, 24));
  const columns = [0, 0.4, 0.6, 0.8].map((share) => flow.y + share * (flow.bottom - flow.y));
  for (let row = 0; row <= count; row += 1) {
    const x = flow.right - style.size - row * flow.pitch(style);
    const cells =
      row === 0
        ? ['Candle', 'Wax', 'Hours', 'Stock']
        : [
            `${row} ${random.pick(THINGS)}`,
            `${random.int(1, 9)} oz`,
            String(random.int(2, 12)),
            '0',
          ];
    cells.forEach((cell, column) => {
      flow.sheet.text(cell, style, { x, y: columns[column] ?? flow.y, turn: { degrees: 90 } });
    });
    flow.rows.push(cells);
  }
}

function log(desk: Desk): void {
  const { flow, random } = desk;
  const style = mono(desk, 0.75);
  let second = random.int(0, 80_000);
  fill(desk, style, 2, () => {
    second += random.int(1, 40);
    const [hours, minutes, seconds] = [
      Math.floor(second / 3600) % 24,
      Math.floor(second / 60) % 60,
      second % 60,
    ];
    const time = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
    return `${time} WARN  door[${random.int(1, 13)}]: ${random.pick(['closed by nobody', 'closed by nobody', 'opened by nobody', 'retrying (attempt 3)'])}`;
  });
  flow.line('END OF LOG', style);
}

function listing(desk: Desk): void {
  const { flow, random } = desk;
  const style = mono(desk, 0.8);
  const blocks = Math.max(2, Math.floor((flow.linesLeft(style) - 2) / 6));
  for (let block = 0; block < Math.min(blocks, 9); block += 1) {
    const thing = (random.pick(THINGS).split(' ')[0] ?? 'boo').toLowerCase();
    for (const line of [
      `if (${thing} == NULL) {`,
      `    haunt(${thing}, ${random.int(0, 255)});`,
      '    return -1;',
      '}',
      `free(${thing});`,
    ]) {
      flow.line(line, style);
    }
  }
}

function index(desk: Desk): void {
  const { random } = desk;
  const entries = THINGS.flatMap((thing) =>
    PLACES.map((place) => `${thing}, in the ${place.toLowerCase()}`),
  );
  const chosen = random.sample(entries, 44).toSorted();
  fill(desk, desk.flow.text, 2, (row) => {
    const pages = Array.from({ length: random.int(1, 5) }, () => random.int(1, 420)).toSorted(
      (a, b) => a - b,
    );
    return `${chosen[row] ?? 'Zombie'} ${pages.join(', ')}`;
  });
}

function statement(desk: Desk): void {
  const { random } = desk;
  const style = mono(desk, 0.8);
  let balance = random.int(10_000, 90_000);
  fill(desk, style, 2, (row) => {
    const amount = random.pick([500, 500, 500, random.int(100, 9000)]);
    balance -= amount;
    const money = (pence: number): string =>
      `${Math.floor(pence / 100)}.${String(Math.abs(pence) % 100).padStart(2, '0')}`;
    return `${String((row % 28) + 1).padStart(2, '0')} Oct  CARD PAYMENT NIGHT MARKET      ${money(amount).padStart(9)} ${money(Math.max(balance, 0)).padStart(10)}`;
  });
}

function blankForm(desk: Desk): void {
  const { flow, random } = desk;
  flow.line(`Form ${random.int(100, 999)}: to be filled in by the deceased`);
  const rows = Math.min(flow.linesLeft() - 4, random.int(14, 24));
  const top = flow.y;
  const pitch = flow.pitch();
  const heads = ['No.', 'Name', 'Date', 'Signature'];
  heads.forEach((head, column) => {
    flow.sheet.text(head, flow.text, {
      x: flow.left + 4 + (column * flow.width) / 4,
      y: top + pitch * 0.7,
    });
  });
  flow.rows.push(heads);
  const xs = [0, 1, 2, 3, 4].map((column) => flow.left + (column * flow.width) / 4);
  const ys = Array.from({ length: rows + 1 }, (_, row) => top + row * pitch);
  flow.grid(xs, ys, 0.6);
  flow.skip(rows + 1);
  flow.line('Leave no line empty.');
}

const KINDS: Readonly<Record<string, (desk: Desk) => void>> = {
  'dot-leaders': dotLeaders,
  blanks,
  rules: rulesOfSigns,
  zeros,
  'repeated-lines': repeatedLines,
  'check-marks': checkMarks,
  'rotated-table': rotatedTable,
  log,
  listing,
  index,
  statement,
  'blank-form': blankForm,
};

/** Pages with a text layer, of the kinds that make up real documents. */
export const REAL_LIKE: readonly Family[] = Object.entries(KINDS).map(([name, draw]) => ({
  name,
  draw(desk) {
    if (desk.random.chance(0.7)) {
      desk.flow.line(desk.random.pick(TITLES), {
        ...desk.flow.text,
        size: desk.flow.text.size * 1.3,
      });
      desk.flow.skip(0.5);
    }
    draw(desk);
    footer(desk);
  },
}));
