import type { MakeProgress } from '../app/make.ts';

/** How far `make` is: documents, and pages of a long one. */
export function makeProgress({ done, total, file, page, pageCount }: MakeProgress): string {
  const pages = page === null || (pageCount ?? 0) < 2 ? '' : `, page ${page} of ${pageCount}`;
  return `${done}/${total} documents  ${file}${pages}`;
}
