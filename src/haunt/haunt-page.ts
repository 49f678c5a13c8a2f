import { publishedRule } from '../rule/published.ts';
import type { RuleParameters } from '../rule/types.ts';
import { degrade, type Degradations } from './degrade.ts';
import { Flow, type Row } from './flow.ts';
import { imagePdf, type Press } from './image-pdf.ts';
import type { PagePlan } from './plan.ts';
import { faultOf, plain } from './prove.ts';
import { Random } from './random.ts';
import { type Pixels, Sheet, UnfitPage } from './sheet.ts';
import type { Studio } from './studio.ts';
import { typographyOf } from './typography.ts';

/** Drawings of one page before it is given up; more than any family ever needed. */
const MOST_TRIES = 40;
/** Pages of the room `script` look scanned even when no noise is asked for. */
const SCANNED: Degradations = { skew: 0.12, faded: 0.15 };

export interface HauntOptions {
  readonly seed: number;
  readonly dpi: number;
  readonly degradations: Degradations;
}

/** A finished page with the budget that it proved itself against. */
export interface HauntedPage {
  readonly rows: readonly Row[];
  readonly rule: RuleParameters;
  readonly pixels: Pixels;
  readonly document: Uint8Array;
  /** Drawings thrown away before this one. */
  readonly tries: number;
}

/**
 * Draws one page and proves it; the same plan, options and version give the same bytes.
 *
 * @throws Error when no drawing was good, with the last fault
 */
export async function hauntPage(
  { studio, press }: { readonly studio: Studio; readonly press: Press },
  plan: PagePlan,
  options: HauntOptions,
): Promise<HauntedPage> {
  let fault = '';
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const random = new Random(
      `${options.seed}/${plan.room}/${plan.family.name}/${plan.number}/${tries}`,
    );
    const drawn = draw(studio, plan, random, tries, options.dpi);
    if (typeof drawn === 'string') {
      fault = drawn;
      continue;
    }
    const rule = publishedRule(plain(drawn.rows), 'exact');
    const unproved = faultOf(rule, drawn.rows);
    if (unproved !== null) {
      fault = unproved;
      continue;
    }
    const noise =
      plan.room === 'script' ? { ...SCANNED, ...options.degradations } : options.degradations;
    const pixels = degrade(drawn.pixels, noise, random);
    const document = await imagePdf(press, pixels, options.dpi);
    return { rows: drawn.rows, rule, pixels, document, tries };
  }
  throw new Error(
    `${plan.room}/${plan.id} of seed ${options.seed} was drawn ${MOST_TRIES} times in vain: ${fault}`,
  );
}

function draw(
  studio: Studio,
  { family }: PagePlan,
  random: Random,
  tries: number,
  dpi: number,
): { readonly rows: readonly Row[]; readonly pixels: Pixels } | string {
  const type = typographyOf(random, tries);
  const sheet = new Sheet(studio, type.paper, { dpi, colour: family.colour === true });
  try {
    const flow = new Flow(sheet, type);
    family.draw({ flow, random });
    return { rows: flow.rows, pixels: sheet.finish() };
  } catch (error) {
    if (error instanceof UnfitPage) return error.message;
    throw error;
  } finally {
    sheet.dispose();
  }
}
