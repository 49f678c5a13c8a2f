import { beforeAll, describe, expect, test } from 'vitest';
import type { PdfEngine } from '../../src/pdf/engine.ts';
import { readPages, testEngine, textOf } from './engine.ts';
import {
  composite,
  deepPageTree,
  doubledForms,
  onePage,
  type PdfObject,
  show,
  utf16,
} from './pdf-builder.ts';

const up = '0 1 -1 0';
const type3 = (matrix: string, width: number): readonly PdfObject[] => [
  {
    dictionary:
      `<</Type/Font/Subtype/Type3/FontBBox[0 0 ${width} ${width}]/FontMatrix[${matrix}]/FirstChar 97` +
      `/LastChar 98/Widths[${width} ${width}]/Encoding<</Differences[97/a/b]>>` +
      '/CharProcs<</a 7 0 R/b 7 0 R>>/Resources<<>>>>',
  },
  { dictionary: '<<>>', stream: `${width} 0 0 0 ${width} ${width} d1 0 0 ${width} ${width} re f` },
];
const withFont = (text: string, font: PdfObject | readonly PdfObject[]): Buffer =>
  onePage({ content: text, fonts: '/F9 6 0 R', more: [font].flat() });
const arabic = (hex: string, toUnicode: string): Buffer =>
  withFont(`BT /F9 20 Tf 72 700 Td ${hex} Tj ET`, [
    {
      dictionary:
        '<</Type/Font/Subtype/Type0/BaseFont/Sample/Encoding/Identity-H/ToUnicode 7 0 R/DescendantFonts[' +
        '<</Type/Font/Subtype/CIDFontType2/BaseFont/Sample/DW 600/CIDSystemInfo<</Registry(Adobe)' +
        '/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/Sample' +
        '/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700' +
        '/StemV 80>>>>]>>',
    },
    {
      dictionary: '<<>>',
      stream:
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def ' +
        `1 begincodespacerange <0000> <ffff> endcodespacerange ${toUnicode} endcmap end end`,
    },
  ]);

const cases: readonly (readonly [string, Buffer, readonly string[]])[] = [
  [
    'puts columns that stand side by side on one line',
    onePage({
      content:
        show('left one', 72, 700) +
        show('left two', 72, 688) +
        show('right one', 320, 700) +
        show('right two', 320, 688),
    }),
    ['left one  right one', 'left two  right two'],
  ],
  [
    'reads text that runs up, down and askew, after the upright text',
    onePage({
      content:
        show('up the page', 100, 100, up) +
        show('down the page', 500, 700, '0 -1 1 0') +
        show('at an angle of its own', 200, 200, '.7071 .7071 -.7071 .7071') +
        show('upright', 200, 700),
    }),
    ['upright', 'at an angle of its own', 'up the page', 'down the page'],
  ],
  [
    'reads a turned page as it is shown',
    onePage({
      content: show('first', 100, 100, up) + show('second', 114, 100, up),
      page: '/Rotate 90',
    }),
    ['first', 'second'],
  ],
  [
    'counts a run that is painted again to look bold once',
    onePage({ content: show('bold', 72, 700) + show('bold', 72.3, 700) + show('bold', 72.6, 700) }),
    ['bold'],
  ],
  [
    'keeps rows that are equal but on lines of their own',
    onePage({ content: [700, 688, 676].map((y) => show('row', 72, y)).join('') }),
    ['row', 'row', 'row'],
  ],
  [
    'drops text outside the page and outside its crop box',
    onePage({
      content: show('inside', 200, 400) + show('above', 72, 900) + show('cropped', 72, 50),
      page: '/MediaBox[0 0 612 792]/CropBox[100 100 500 700]',
    }),
    ['inside'],
  ],
  [
    'keeps invisible text of a scan',
    onePage({ content: `3 Tr ${show('recognised', 72, 700)}` }),
    ['recognised'],
  ],
  [
    'keeps leader dots that are painted singly',
    onePage({
      content:
        show('Chapter', 72, 700) +
        Array.from({ length: 6 }, (_, dot) => show('.', 140 + dot * 6, 700)).join('') +
        show('17', 250, 700),
    }),
    ['Chapter  . . . . . .  17'],
  ],
  [
    'does not mix a form with what is filled in over it',
    onePage({ content: show('Name: ____________', 72, 700) + show('John', 110, 700) }),
    ['Name: ____________ John'],
  ],
  [
    'tells words from kerning by the size of the gap',
    onePage({ content: 'BT /F1 10 Tf 72 700 Td [(Hel)20(lo)-300(World)-3000(far)] TJ ET' }),
    ['Hello World  far'],
  ],
  [
    'reads letters that are set apart as words',
    onePage({ content: 'BT /F1 10 Tf 2 Tc 72 700 Td (spaced out) Tj ET' }),
    ['spaced out'],
  ],
  [
    'keeps lines of tight leading apart',
    onePage({
      content: [0, 1, 2, 3].map((line) => show(`line ${line}`, 72, 700 - line * 6)).join(''),
    }),
    ['line 0', 'line 1', 'line 2', 'line 3'],
  ],
  [
    'takes raised and lowered letters along',
    onePage({
      content: `${show('E = mc', 72, 700)}BT /F1 6 Tf 106.5 704 Td (2) Tj ET ${show('and so on', 116, 700)}`,
    }),
    ['E = mc 2 and so on'],
  ],
  [
    'reads Japanese in columns, right one first, with a character map of its own',
    withFont(
      `BT /F9 12 Tf 500 700 Td ${utf16('吾輩は猫である。')} Tj ET ` +
        `BT /F9 12 Tf 480 700 Td ${utf16('名前はまだ無い。')} Tj ET`,
      composite('UniJIS-UTF16-V', 'Japan1', 'Ryumin-Light'),
    ),
    ['吾輩は猫である。', '名前はまだ無い。'],
  ],
  [
    'reads Shift JIS in columns',
    withFont(
      'BT /F9 12 Tf 500 700 Td <82a082a282a482a682a8> Tj ET',
      composite('90ms-RKSJ-V', 'Japan1', 'HeiseiMin-W3'),
    ),
    ['あいうえお'],
  ],
  [
    'reads Chinese in lines',
    withFont(
      `BT /F9 12 Tf 72 700 Td ${utf16('中文排版文字')} Tj ET`,
      composite('UniGB-UTF16-H', 'GB1', 'STSong-Light'),
    ),
    ['中文排版文字'],
  ],
  [
    'puts Hebrew that is painted from left to right into reading order',
    arabic(
      '<0004000300020001>',
      '4 beginbfchar <0001> <05E9> <0002> <05DC> <0003> <05D5> <0004> <05DD> endbfchar',
    ),
    ['שלום'],
  ],
  [
    'writes Arabic presentation forms as the letters that they show',
    arabic(
      '<0003000200010000>',
      '4 beginbfchar <0000> <FEB3> <0001> <FEFC> <0002> <FEE1> <0003> <0021> endbfchar',
    ),
    ['سلام!'],
  ],
  [
    'writes ligatures as letters',
    arabic('<00010002>', '2 beginbfchar <0001> <FB03> <0002> <006E> endbfchar'),
    ['ffin'],
  ],
  [
    'reads Type 3 fonts',
    withFont('BT /F9 10 Tf 72 700 Td (aab) Tj ET', type3('0.001 0 0 0.001 0 0', 600)),
    ['aab'],
  ],
  [
    'reads Type 3 fonts that state no font size worth the name',
    withFont('BT /F9 1 Tf 72 700 Td (aab) Tj 22 0 Td (ba) Tj ET', type3('1 0 0 1 0 0', 6)),
    ['aab ba'],
  ],
  ['reads what forms within forms paint, each time', doubledForms(3), ['leaf']],
  ['reads a page below 500 nodes of the page tree', deepPageTree(500), ['deep down']],
  [
    'reads a page of two million points',
    onePage({
      content: show('far out', 1_999_000, 1_999_000),
      page: '/MediaBox[0 0 2000000 2000000]',
    }),
    ['far out'],
  ],
  [
    'reads 200,000 open graphics states',
    onePage({ content: `${'q '.repeat(200_000)}${show('inside', 72, 700)}` }),
    ['inside'],
  ],
  [
    'reads a document with junk before its header',
    Buffer.concat([Buffer.alloc(500, 'junk '), onePage({ content: show('after junk', 72, 700) })]),
    ['after junk'],
  ],
  [
    'reads text of a font that is missing',
    onePage({ content: 'BT /F7 10 Tf 72 700 Td (no font) Tj ET' }),
    ['no font'],
  ],
];

describe('reading the text layer', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await testEngine();
  });

  test.each(cases)('%s', async (_, document, lines) => {
    const { pages, end } = await readPages(engine, document);
    expect(textOf(pages).split('\n')).toEqual(lines);
    expect(end).toMatchObject({ kind: 'read', pages: 1, notices: [] });
  });

  test('gives the place of a line from the top left of the page as shown', async () => {
    const { pages } = await readPages(
      engine,
      onePage({
        content: show('turned', 150, 130, up),
        page: '/MediaBox[0 0 600 800]/CropBox[100 100 500 700]/Rotate 90',
      }),
    );
    const [page] = pages;
    expect(page).toMatchObject({ width: 600, height: 400 });
    expect(page?.lines).toHaveLength(1);
    expect(page?.lines[0]).toMatchObject({ text: 'turned', x: 30, y: 50, height: 10, angle: 0 });
    expect(page?.lines[0]?.width).toBeCloseTo(28.35, 2);
  });

  test('gives the direction of lines askew', async () => {
    const content = show('uphill', 100, 100, '.866 .5 -.5 .866');
    const { pages } = await readPages(engine, onePage({ content }));
    expect(pages[0]?.lines[0]?.angle).toBeCloseTo(30, 0);
  });

  test('gives no line for a page without text', async () => {
    const { pages, end } = await readPages(engine, onePage({ content: '0 0 10 10 re f' }));
    expect(pages).toEqual([{ page: 1, width: 612, height: 792, lines: [] }]);
    expect(end).toEqual({ kind: 'read', pages: 1, notices: [] });
  });

  test('reads what a form field shows', async () => {
    const { pages } = await readPages(
      engine,
      onePage({
        content: show('Total:', 72, 700),
        page: '/Annots[6 0 R]',
        more: [
          {
            dictionary:
              '<</Type/Annot/Subtype/Widget/FT/Tx/T(total)/F 4/Rect[110 695 200 712]/AP<</N 7 0 R>>>>',
          },
          {
            dictionary:
              '<</Type/XObject/Subtype/Form/BBox[0 0 90 17]/Resources<</Font<</F1 5 0 R>>>>>>',
            stream: show('99.50', 2, 5),
          },
        ],
      }),
    );
    expect(textOf(pages)).toBe('Total:  99.50');
  });
});
