import { InputError } from '../errors.ts';
import type { PageComparison } from '../gate/compare.ts';
import { kindOfPath } from '../host/files.ts';
import { htmlDocument, mediaBlock } from '../report/html/document.ts';
import { markDifferences } from '../report/html/output-diff.ts';
import type { OutputSpan } from '../report/html/output-spans.ts';
import type { PageMedia } from '../report/html/page-data.ts';
import { byInterest, overviewData, type ReportInput } from '../report/html/report-data.ts';
import type { PageResult } from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import { isBad } from '../results/outcome.ts';
import { drawPages } from './draw-pages.ts';
import { paintedOutput } from './painted-places.ts';
import { reportAssets } from './report-assets.ts';

export interface HtmlReportRequest extends ReportInput {
  /** Folders of results with the raw outputs; null where there are none. */
  readonly headFolder: string | null;
  readonly baseFolder: string | null;
  /** Raw outputs and pictures that the report holds. */
  readonly include: 'none' | 'boo' | 'all';
  readonly images: boolean;
  /** Documents by `pageKey`; a page without one has no picture. */
  readonly documents: ReadonlyMap<string, string>;
  /** Most bytes of the file; texts and pictures of bad pages come first. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The report as one HTML file.
 *
 * @returns the same text for the same results, outputs and documents
 * @throws InputError when `maxBytes` is too small for the report without texts and pictures
 */
export async function htmlReport(request: HtmlReportRequest): Promise<string> {
  const data = overviewData(request);
  const assets = await reportAssets();
  const album = new Album(request);
  const bare = Buffer.byteLength(htmlDocument(data, album.blocks(), assets));
  if (bare > request.maxBytes) {
    throw new InputError(
      'report-too-large',
      `the report takes ${bare} bytes without texts and pictures, max-bytes allows ${request.maxBytes}`,
      { hint: `Give --max-bytes ${Math.ceil(bare / 1024)}KiB or more.` },
    );
  }
  await album.fill(request.maxBytes - bare);
  return htmlDocument(data, album.blocks(), assets);
}

/** The texts and pictures of the pages, as many as there is room for. */
class Album {
  readonly #request: HtmlReportRequest;
  readonly #pages: readonly PageComparison[];
  readonly #media: PageMedia[];
  /** The media as they stand in the file. */
  readonly #blocks: string[];
  #room = 0;

  constructor(request: HtmlReportRequest) {
    this.#request = request;
    this.#pages = request.comparison.pages;
    const full = `left out: the report may have ${request.maxBytes} bytes (--max-bytes)`;
    const note = request.redact ? 'left out (--redact)' : full;
    const pictureNote = request.images ? note : 'left out (--no-images)';
    const empty = { output: null, outputNote: note, base: null, baseNote: note };
    this.#media = this.#pages.map(() => ({ ...empty, picture: null, pictureNote }));
    this.#blocks = this.#media.map(mediaBlock);
  }

  blocks(): readonly string[] {
    return this.#blocks;
  }

  async fill(room: number): Promise<void> {
    if (this.#request.redact) return;
    this.#room = room;
    const order = byInterest(this.#pages);
    const first = order.filter((index) => this.#isBad(index));
    const rest = order.filter((index) => !this.#isBad(index));
    for (const group of [first, rest]) {
      for (const index of group) await this.#addTexts(index);
      if (this.#request.images) await this.#addPictures(group);
    }
  }

  #isBad(index: number): boolean {
    const page = this.#pages[index];
    return [page?.head, page?.base].some(
      (side) => side !== null && side !== undefined && isBad(side),
    );
  }

  #isIncluded(index: number): boolean {
    const { include } = this.#request;
    return include === 'all' || (include === 'boo' && this.#isBad(index));
  }

  /** Puts new media in where there is room for them. */
  #replace(index: number, change: Partial<PageMedia>): boolean {
    const [old, oldBlock] = [this.#media[index], this.#blocks[index]];
    if (old === undefined || oldBlock === undefined) return false;
    const media = { ...old, ...change };
    const block = mediaBlock(media);
    const more = Buffer.byteLength(block) - Buffer.byteLength(oldBlock);
    if (more > this.#room) return false;
    this.#room -= more;
    this.#media[index] = media;
    this.#blocks[index] = block;
    return true;
  }

  async #addTexts(index: number): Promise<void> {
    if (!this.#isIncluded(index)) {
      const note = 'left out (--include-outputs)';
      this.#replace(index, { outputNote: note, baseNote: note, pictureNote: note });
      return;
    }
    const { headFolder, baseFolder } = this.#request;
    const page = this.#pages[index];
    const head = await spansOf(page?.head ?? null, headFolder);
    const base = await spansOf(page?.base ?? null, baseFolder);
    const pair = head !== null && base !== null ? markDifferences({ head, base }) : { head, base };
    const note = (spans: readonly OutputSpan[] | null): string =>
      spans === null ? 'no raw output beside the results' : '';
    this.#replace(index, {
      output: pair.head,
      outputNote: note(pair.head),
      base: pair.base,
      baseNote: note(pair.base),
    });
  }

  async #addPictures(indexes: readonly number[]): Promise<void> {
    const found: { readonly index: number; readonly path: string }[] = [];
    for (const index of indexes.filter((each) => this.#isIncluded(each))) {
      const page = this.#pages[index];
      const path = page === undefined ? undefined : this.#request.documents.get(pageKey(page));
      if (path !== undefined && (await kindOfPath(path)) === 'file') found.push({ index, path });
      else this.#replace(index, { pictureNote: 'the document is not on this machine' });
    }
    await drawPages(
      found.map(({ path }) => path),
      (at, picture) => {
        const index = found[at]?.index ?? -1;
        if (picture === null) {
          this.#replace(index, { pictureNote: 'the document cannot be drawn' });
          return undefined;
        }
        const { width, height, base64 } = picture;
        const isIn = this.#replace(index, { picture: { width, height, base64 }, pictureNote: '' });
        return isIn ? undefined : 'stop';
      },
      { signal: this.#request.signal },
    );
  }
}

async function spansOf(
  page: PageResult | null,
  folder: string | null,
): Promise<readonly OutputSpan[] | null> {
  return page === null || folder === null ? null : paintedOutput(folder, page);
}
