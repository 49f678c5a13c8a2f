/** A cell of a table; texts may hold `$…$`. */
export interface Cell {
  readonly text: string;
  readonly colspan?: number;
  readonly rowspan?: number;
  readonly align?: 'left' | 'centre' | 'right';
}

/** How much of a table's grid is drawn, in the words of the annotation. */
export type TableLines = 'full_line' | 'less_line' | 'wireless_line';

/** A block of a page in reading order; running texts may hold inline formulas as `$…$`. */
export type Block =
  | { readonly kind: 'title'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly indent?: boolean }
  | { readonly kind: 'items'; readonly numbered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'formula';
      readonly tex: string;
      /** As it stands in brackets at the right margin. */
      readonly number?: string;
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly rows: readonly (readonly (Cell | string)[])[];
      readonly lines: TableLines;
      readonly footnote?: string;
    }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'reference'; readonly text: string };

export type Script = 'english' | 'simplified_chinese' | 'en_ch_mixed';

/** A page to be set: what is printed on it, and what its annotation says of it. */
export interface DemoPage {
  /** Folder of the first level; a field. */
  readonly subject: string;
  readonly document: string;
  readonly page: number;
  readonly challenge: 'perception' | 'structural_reconstruction' | 'domain_reasoning';
  readonly source: string;
  readonly script: Script;
  /** Running head; null for none. */
  readonly header: string | null;
  /** Set over the whole width, above the columns. */
  readonly top: readonly Block[];
  /** Set in the columns. */
  readonly body: readonly Block[];
  readonly columns: 1 | 2;
  /** At the foot of the page; null for none. */
  readonly footnote: string | null;
  /** True for a page as a poor scanner sees it. */
  readonly scanned?: boolean;
}

/** The cells of a row as objects. */
export function cellsOf(row: readonly (Cell | string)[]): readonly Cell[] {
  return row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell));
}
