import { deflateSync } from 'node:zlib';

/** One object: dictionary text, and a stream's content where it has one. */
export interface PdfObject {
  readonly dictionary: string;
  readonly stream?: string | Uint8Array;
}

/** Writes a classic PDF; objects are numbered from 1, the first is the catalog. */
export function pdfFile(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const add = (bytes: Buffer): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    if (stream === undefined) {
      add(Buffer.from(`${index + 1} 0 obj\n${dictionary}\nendobj\n`, 'latin1'));
      continue;
    }
    const content =
      typeof stream === 'string' ? Buffer.from(stream, 'latin1') : Buffer.from(stream);
    const opened = dictionary.replace(/>>\s*$/, `/Length ${content.length}>>`);
    add(Buffer.from(`${index + 1} 0 obj\n${opened}\nstream\n`, 'latin1'));
    add(content);
    add(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  }
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export interface OnePage {
  /** Content stream. */
  readonly content: string;
  /** Entries of the page beside its content, resources and parent. */
  readonly page?: string;
  /** Entries of the resources. */
  readonly resources?: string;
  /** More fonts of the resources; `/F1` is Helvetica already. */
  readonly fonts?: string;
  /** Objects from number 6 on. */
  readonly more?: readonly PdfObject[];
}

/** A document of one page of 612 × 792 points. */
export function onePage({
  content,
  page = '',
  resources = '',
  fonts = '',
  more = [],
}: OnePage): Buffer {
  const size = page.includes('/MediaBox') ? '' : '/MediaBox[0 0 612 792]';
  return pdfFile([
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    { dictionary: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    {
      dictionary:
        `<</Type/Page/Parent 2 0 R${size}${page}/Contents 4 0 R` +
        `/Resources<</Font<</F1 5 0 R${fonts}>>${resources}>>>>`,
    },
    { dictionary: '<<>>', stream: content },
    { dictionary: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>' },
    ...more,
  ]);
}

/** Paints `text` in Helvetica of 10 points at a place. */
export function show(text: string, x: number, y: number, matrix = '1 0 0 1'): string {
  return `BT /F1 10 Tf ${matrix} ${x} ${y} Tm (${text}) Tj ET\n`;
}

/** A composite font that is not embedded, for one of the character maps that PDF knows by name. */
export function composite(encoding: string, ordering: string, name: string): PdfObject {
  return {
    dictionary:
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[` +
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/DW 1000` +
      `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>` +
      `/FontDescriptor<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -120 1000 880]` +
      '/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>>>]>>',
  };
}

/** Text as a string of two-byte codes. */
export function utf16(text: string): string {
  return `<${Array.from(text, (one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('')}>`;
}

/** A stream of `megabytes` of blanks that a Flate decoder unpacks from about a thousandth of it. */
export function flateBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  return pdfFile([
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    { dictionary: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    { dictionary: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>' },
    { dictionary: '<</Filter/FlateDecode>>', stream: packed },
  ]);
}

const form = (content: string, forms: string): PdfObject => ({
  dictionary: `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>/XObject<<${forms}>>>>>>`,
  stream: content,
});

/** Two forms that paint each other twice. */
export function mutualForms(): Buffer {
  return onePage({
    content: `${show('before', 72, 700)}/A Do\n`,
    resources: '/XObject<</A 6 0 R>>',
    more: [
      form(`${show('in A', 72, 600)}/B Do /B Do`, '/B 7 0 R'),
      form(`${show('in B', 72, 500)}/A Do /A Do`, '/A 6 0 R'),
    ],
  });
}

/** A form that paints the next one twice, and so on: two to the power of `levels` strings. */
export function doubledForms(levels: number): Buffer {
  const more = Array.from({ length: levels }, (_, level) =>
    level === levels - 1
      ? form(show('leaf', 72, 600), '')
      : form('/N Do /N Do', `/N ${level + 7} 0 R`),
  );
  return onePage({ content: '/N Do\n', resources: '/XObject<</N 6 0 R>>', more });
}

/** `depth` Pages nodes, one in the other, over one page. */
export function deepPageTree(depth: number): Buffer {
  const nodes: PdfObject[] = Array.from({ length: depth }, (_, index) => ({
    dictionary: `<</Type/Pages/Kids[${index + 3} 0 R]/Count 1${index === 0 ? '' : `/Parent ${index + 1} 0 R`}>>`,
  }));
  return pdfFile([
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    ...nodes,
    {
      dictionary:
        `<</Type/Page/Parent ${depth + 1} 0 R/MediaBox[0 0 612 792]/Contents ${depth + 3} 0 R` +
        '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    },
    { dictionary: '<<>>', stream: show('deep down', 72, 700) },
  ]);
}
