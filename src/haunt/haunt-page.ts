import { publishedRule } from '../rule/published.ts';
import type { RuleParameters } from '../rule/types.ts';
import { degrade, type Degradations } from './degrade.ts';
import { Flow, type Row } from './flow.ts';
import { imagePdf, type Press } from './image-pdf.ts';
import { Leaf } from './leaf.ts';
import type { PagePlan } from './plan.ts';
import { faultOf, plain } from './prove.ts';
import { Random } from './random.ts';
import { UnfitPage } from './paper.ts';
import { type Pixels, Sheet } from './sheet.ts';
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

interface Tools {
  readonly studio: Studio;
  readonly press: Press;
}

/**
 * Draws one page and proves it; the same plan, options and version give the same bytes.
 *
 * @throws Error when no drawing was good, with the last fault
 */
export async function hauntPage(
  workshop: Tools,
  plan: PagePlan,
  options: HauntOptions,
): Promise<HauntedPage> {
  let fault = '';
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const random = new Random(
      `${options.seed}/${plan.room}/${plan.family.name}/${plan.number}/${tries}`,
    );
    try {
      const drawn =
        plan.room === 'real'
          ? await typeset(workshop, plan, random, tries)
          : draw(workshop.studio, plan, random, { tries, dpi: options.dpi });
      const rule = publishedRule(plain(drawn.rows), plan.room === 'real' ? 'text-layer' : 'exact');
      const unproved = faultOf(rule, drawn.rows);
      if (unproved !== null) throw new UnfitPage(unproved);
      if (drawn.document !== null) return { ...drawn, document: drawn.document, rule, tries };
      const noise =
        plan.room === 'script' ? { ...SCANNED, ...options.degradations } : options.degradations;
      const pixels = degrade(drawn.pixels, noise, random);
      const document = await imagePdf(workshop.press, pixels, options.dpi);
      return { rows: drawn.rows, rule, pixels, document, tries };
    } catch (error) {
      if (!(error instanceof UnfitPage)) throw error;
      fault = error.message;
    }
  }
  throw new Error(
    `${plan.room}/${plan.id} of seed ${options.seed} was drawn ${MOST_TRIES} times in vain: ${fault}`,
  );
}

interface Drawing {
  readonly rows: readonly Row[];
  readonly pixels: Pixels;
  /** The document where drawing made it; null where it is yet to be made of the pixels. */
  readonly document: Uint8Array | null;
}

function draw(
  studio: Studio,
  { family }: PagePlan,
  random: Random,
  { tries, dpi }: { readonly tries: number; readonly dpi: number },
): Drawing {
  const type = typographyOf(random, tries);
  const sheet = new Sheet(studio, type.paper, { dpi, colour: family.colour === true });
  try {
    const flow = new Flow(sheet, type);
    family.draw({ flow, random });
    return { rows: flow.rows, pixels: sheet.finish(), document: null };
  } finally {
    sheet.dispose();
  }
}

/** A page with a text layer. */
async function typeset(
  workshop: Tools,
  { family }: PagePlan,
  random: Random,
  tries: number,
): Promise<Drawing> {
  const { text, ...type } = typographyOf(random, tries);
  const face = text[0] === 'noto-sans' ? 'helvetica' : random.pick(['helvetica', 'times']);
  const leaf = await Leaf.open(workshop, type.paper);
  try {
    const flow = new Flow(leaf, { ...type, text: [face], mono: ['courier'], title: [face] });
    family.draw({ flow, random });
    return { rows: flow.rows, ...(await leaf.finish()) };
  } finally {
    leaf.dispose();
  }
}
