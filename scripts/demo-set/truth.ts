import { type Block, cellsOf, type DemoPage } from './blocks.ts';
import type { Placed, SetPage } from './setter.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** The page's curated Markdown: blocks in reading order, captions with them, no head and no foot. */
export function markdownOf({ top, body }: DemoPage): string {
  return `${[...top, ...body].flatMap(markdownBlocks).join('\n\n')}\n`;
}

function markdownBlocks(block: Block): readonly string[] {
  switch (block.kind) {
    case 'title':
      return [`${'#'.repeat(block.level)} ${block.text}`];
    case 'text':
    case 'reference':
      return [block.text];
    case 'items':
      return [itemsText(block)];
    case 'formula':
      return [`$$\n${latexOf(block)}\n$$`];
    case 'table':
      return [
        block.caption,
        htmlOf(block),
        ...(block.footnote === undefined ? [] : [block.footnote]),
      ];
    case 'code':
      return [`\`\`\`\n${block.lines.join('\n')}\n\`\`\``];
  }
}

function itemsText({ items, numbered }: Extract<Block, { kind: 'items' }>): string {
  return items.map((item, at) => `${numbered ? `${at + 1}.` : '-'} ${item}`).join('\n');
}

function latexOf({ tex, number }: Extract<Block, { kind: 'formula' }>): string {
  return number === undefined ? tex : `${tex} \\tag{${number}}`;
}

function htmlOf({ rows }: Table): string {
  const lines = rows.map((row) => {
    const cells = cellsOf(row).map(({ text, colspan, rowspan }) => {
      const wide = colspan === undefined ? '' : ` colspan="${colspan}"`;
      const deep = rowspan === undefined ? '' : ` rowspan="${rowspan}"`;
      const content = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<td${deep}${wide}>${content}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>\n${lines.join('\n')}\n</table>`;
}

/** Printed on every page alike, and no part of what is read. */
const EDGES = new Set(['header', 'page_number']);

/** The page's annotation in the OmniDocJSON schema. */
export function annotationOf(page: DemoPage, { placed, pixels }: SetPage): string {
  let order = 0;
  const blocks = placed.map((part, at) => ({
    category_type: part.category,
    poly: polyOf(part),
    ignore: false,
    anno_id: at + 1,
    order: EDGES.has(part.category) ? null : (order += 1),
    ...contentOf(part),
    attribute: attributesOf(part, page),
  }));
  const relation = placed.flatMap((part, at) =>
    part.goesOn
      ? [{ source_anno_id: at + 1, target_anno_id: at + 2, relation_type: 'truncated' }]
      : [],
  );
  const annotation = {
    page_info: {
      page_no: page.page,
      height: pixels.height,
      width: pixels.width,
      image_path: `page_${page.page}.png`,
      page_attribute: {
        subject: page.subject,
        challenge_type: page.challenge,
        data_source: page.source,
        language: page.script,
        layout: layoutOf(page),
        special_issue: issuesOf(page),
      },
    },
    layout_dets: blocks,
    extra: { relation },
  };
  // Numbers of an outline stay on one line.
  const json = JSON.stringify([annotation], null, 1);
  return `${json.replaceAll(/\[[\d\s,]+\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`;
}

function polyOf({ box: { left, top, right, bottom } }: Placed): readonly number[] {
  return [left, top, right, top, right, bottom, left, bottom].map(Math.round);
}

function contentOf({ block, text, category }: Placed): Record<string, string> {
  if (block?.kind === 'formula') return { latex: `$$\n${latexOf(block)}\n$$` };
  if (block?.kind === 'table') return { html: htmlOf(block) };
  if (block?.kind === 'items') return { text: itemsText(block) };
  if (block?.kind === 'code') return { text: block.lines.join('\n') };
  if (block?.kind === 'title' && category === 'title') {
    return { text: `${'#'.repeat(block.level)} ${text}` };
  }
  return { text };
}

function attributesOf({ block, category }: Placed, page: DemoPage): Record<string, unknown> {
  if (block?.kind === 'formula') return { formula_type: 'print' };
  if (block?.kind !== 'table') {
    if (category === 'code_txt') return {};
    return {
      text_language: `text_${page.script}`,
      text_background: 'white',
      text_rotate: 'normal',
    };
  }
  const cells = block.rows.flatMap(cellsOf);
  return {
    table_layout: 'horizontal',
    line: block.lines,
    language: page.script === 'english' ? 'table_en' : `table_${page.script}`,
    with_span: cells.some(({ colspan, rowspan }) => (colspan ?? rowspan) !== undefined),
    include_equation: cells.some(({ text }) => text.includes('$')),
    include_background: false,
    include_photo: false,
    with_structured_text: false,
  };
}

function layoutOf({ columns, top }: DemoPage): string {
  if (columns === 1) return 'single_column';
  return top.length > 0 ? '1andmore_column' : 'double_column';
}

function issuesOf(page: DemoPage): readonly string[] {
  const tables = [...page.top, ...page.body].filter((block) => block.kind === 'table');
  const issues = new Set<string>(page.scanned === true ? ['fuzzy_scan'] : []);
  for (const { lines, rows } of tables) {
    issues.add(`table_${lines === 'less_line' ? 'fewer_line' : lines}`);
    const cells = rows.flatMap(cellsOf);
    if (cells.some(({ colspan, rowspan }) => (colspan ?? rowspan) !== undefined)) {
      issues.add('table_span');
    }
    if (cells.some(({ text }) => text.includes('$'))) issues.add('table_with_formula');
  }
  return issues.size === 0 ? ['None'] : [...issues];
}
