import { htmlPieces } from './html-tags.ts';

/** Elements without content. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col command embed frame hr image img input isindex keygen link menuitem meta nextid param source spacer track wbr'.split(
    ' ',
  ),
);

const HEAD = '<html><body><table border="1" >';
const TAIL = '</table></body></html>';
/** Attributes that say nothing about a table's structure. */
const DROPPED_ATTRIBUTES = ['style', 'height', 'width', 'align', 'class'];
/** Tags that are dropped where they have no attributes; their content stays. */
const DROPPED_TAGS = /<\/?(?:sup|sub|span|div|p)>/g;
const UNWRAPPED = new Set(['thead', 'span']);

/**
 * Brings a table's HTML to the form that is compared: end tags in place, no headings, no styles.
 *
 * @param source HTML as the page has it, or anything else
 * @returns the form; empty when `source` holds no `<table`, which is looked for in lower case
 * @see specification S5.1 `norm_table`; O(n)
 */
export function canonicalTable(source: string): string {
  if (!source.includes('<table') && !source.replaceAll(' ', '').includes('<table')) return '';
  let table = repaired(source).replaceAll('\n', '').normalize('NFKC').trim();
  table = insideOfTable(table);
  for (const name of DROPPED_ATTRIBUTES) table = deleteBetween(table, ` ${name}="`, '"');
  table = table.replaceAll('<tbody>', '').replaceAll('</tbody>', '').replaceAll(/\s+/g, ' ');
  table = `${HEAD}${table}${TAIL}`.replaceAll(DROPPED_TAGS, '');
  return deleteBetween(table, '<colgroup>', '</colgroup>');
}

/**
 * Closes what is open, renames `th`, unwraps and replaces. Entities end up decoded, so that a decoded `<`
 * is markup to whoever reads the result.
 */
function repaired(source: string): string {
  const out: string[] = [];
  const stack: string[] = [];
  const openOf = new Map<string, number>();
  const count = (name: string, by: number): void => {
    openOf.set(name, (openOf.get(name) ?? 0) + by);
  };
  const shows = (): boolean => (openOf.get('math') ?? 0) === 0;
  const pop = (): string | undefined => {
    const name = stack.pop();
    if (name === undefined) return undefined;
    count(name, -1);
    if (shows() && name !== 'math' && !UNWRAPPED.has(name)) out.push(`</${shownName(name)}>`);
    return name;
  };
  for (const piece of htmlPieces(source)) {
    if (piece.kind === 'text') {
      if (shows()) out.push(piece.text);
      continue;
    }
    const { name } = piece;
    if (piece.kind === 'close') {
      // An end tag is matched by the name that the source has: `</th>` closes no `td`.
      if ((openOf.get(name) ?? 0) > 0) while (pop() !== name);
      continue;
    }
    if (shows()) {
      if (name === 'math') out.push(`$${piece.attributes.get('alttext') ?? ''}$`);
      else if (!UNWRAPPED.has(name)) out.push(startTag(name, piece.attributes));
    }
    if (VOID_ELEMENTS.has(name)) continue;
    stack.push(name);
    count(name, 1);
    if (piece.closed) pop();
  }
  while (pop() !== undefined);
  return out.join('');
}

function shownName(name: string): string {
  return name === 'th' ? 'td' : name;
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  let tag = `<${shownName(name)}`;
  for (const [key, value] of attributes) {
    const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
    tag += ` ${key}=${quote}${value}${quote}`;
  }
  return `${tag}${VOID_ELEMENTS.has(name) ? '/' : ''}>`;
}

/** What lies behind the first `<table…>` and before the last `</table>`, in any case; empty for none. */
function insideOfTable(html: string): string {
  const open = /<table\b/i.exec(html)?.index ?? -1;
  const start = open === -1 ? -1 : html.indexOf('>', open);
  if (start === -1) return '';
  let end = -1;
  for (const { index } of html.matchAll(/<\/table>/gi)) end = index;
  return end > start ? html.slice(start + 1, end) : '';
}

/** Deletes each stretch from `opener` to the next `closer`; an opener that is never closed stays. */
function deleteBetween(text: string, opener: string, closer: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf(opener, from);
    const close = open === -1 ? -1 : text.indexOf(closer, open + opener.length);
    if (close === -1) break;
    kept.push(text.slice(from, open));
    from = close + closer.length;
  }
  return from === 0 ? text : kept.join('') + text.slice(from);
}
