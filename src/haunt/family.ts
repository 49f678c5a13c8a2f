import type { Flow } from './flow.ts';
import type { Random } from './random.ts';

/** What a family's page is drawn with. */
export interface Desk {
  readonly flow: Flow;
  readonly random: Random;
}

/** A kind of page that tempts a parser in one way. */
export interface Family {
  readonly name: string;
  /** True for pages with ink that is not grey. */
  readonly colour?: boolean;
  /** Draws one page and its transcription; throws UnfitPage when the chances do not fit the paper. */
  readonly draw: (desk: Desk) => void;
}
