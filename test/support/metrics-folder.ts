import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages of a small ground truth: headings, a table, a formula, plain words. */
export const TRUTH_PAGES: readonly (readonly [
  subject: string,
  document: string,
  page: number,
  markdown: string,
])[] = [
  [
    'Law',
    'd1',
    1,
    '# Of leases\n\nThe tenant pays on the first day.\n\nThe owner repairs the roof.\n',
  ],
  [
    'Law',
    'd1',
    2,
    '# Rents\n\nSums in crowns.\n\n<table><tr><td>Year</td><td>Rent</td></tr><tr><td>1901</td><td>12.4</td></tr><tr><td>1902</td><td>13.9</td></tr></table>\n',
  ],
  [
    'Physics',
    'd2',
    1,
    '# Motion\n\nForce is mass times acceleration.\n\n$$F = m a + b$$\n\nSo it is.\n',
  ],
];

/** Writes a file and the folders above it. */
export function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** A ground truth in Dr.DocBench's layout; each page's "image" is what an honest parser would write. */
export function writeTruth(folder: string): void {
  for (const [subject, document, page, markdown] of TRUTH_PAGES) {
    put(join(folder, subject, document, `mds/${document}_${page}.md`), markdown);
    put(join(folder, subject, document, `images/page_${page}.jpg`), markdown);
  }
}
