import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { MeasureError } from '../errors.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { makeScratch, removeScratch } from '../host/scratch.ts';
import { scenePdf } from '../pdf/scene-pdf.ts';
import { booPicture } from '../report/boo-picture.ts';
import type { PageResult } from '../results/model.ts';
import { pageName } from '../results/order.ts';
import { isBad } from '../results/outcome.ts';
import { drawPages, type PagePicture, PICTURE_BOX } from './draw-pages.ts';
import { paintedOutput } from './painted-places.ts';
import { pictureFont } from './picture-font.ts';

const OUTCOMES = { 'ghost-free': 'Ghost-free', boo: 'Boo', lost: 'Lost', error: 'Error' } as const;

export interface BooPictureRequest {
  readonly page: PageResult;
  /** The parser's. */
  readonly label: string;
  /** Folder of the results with the raw outputs. */
  readonly folder: string;
  /** null where the page has no picture. */
  readonly document: string | null;
  readonly signal?: AbortSignal | undefined;
}

/** The page that is pictured unless one is named: of the bad ones that which exceeds its budget most. */
export function worstPage(pages: readonly PageResult[]): PageResult | null {
  const rank = ({ outcome, verdict }: PageResult): number =>
    (outcome === 'boo' ? 1e300 : 0) + Math.min(1e200, verdict.overshoot ?? 0);
  const [worst] = pages.filter(isBad).toSorted((a, b) => rank(b) - rank(a));
  return worst ?? null;
}

/**
 * A page beside what the parser wrote of it, the loop in red.
 *
 * @returns a PNG; the same for the same output and document
 * @throws MeasureError when it cannot be drawn
 */
export async function drawBoo(request: BooPictureRequest): Promise<Uint8Array> {
  const { page, label, folder, document, signal } = request;
  const picture = document === null ? null : await drawOne(document, PICTURE_BOX, signal);
  const layout = booPicture({
    name: pageName(page),
    outcome: OUTCOMES[page.outcome],
    sentence: page.verdict.sentence,
    label,
    spans: await paintedOutput(folder, page),
    page: picture,
  });
  const { x, y } = layout.page;
  const png = picture === null ? null : Buffer.from(picture.base64, 'base64');
  const scene = { ...layout, picture: png === null ? null : { x, y, png } };
  const drawn = await drawScene(scenePdf(scene, await pictureFont()), layout, signal);
  if (drawn !== null) return Buffer.from(drawn.base64, 'base64');
  throw new MeasureError('picture-not-drawn', `the picture of ${pageName(page)} cannot be drawn`);
}

async function drawScene(
  pdf: Uint8Array,
  box: { readonly width: number; readonly height: number },
  signal: AbortSignal | undefined,
): Promise<PagePicture | null> {
  const scratch = await makeScratch(randomBytes(8).toString('hex'));
  try {
    const path = join(scratch, 'picture.pdf');
    await writeFileAtomically(path, pdf);
    return await drawOne(path, box, signal);
  } finally {
    await removeScratch(scratch);
  }
}

async function drawOne(
  path: string,
  box: { readonly width: number; readonly height: number },
  signal: AbortSignal | undefined,
): Promise<PagePicture | null> {
  let drawn: PagePicture | null = null;
  await drawPages(
    [path],
    (_, picture) => {
      drawn = picture;
      return undefined;
    },
    { box, signal },
  );
  return drawn;
}
