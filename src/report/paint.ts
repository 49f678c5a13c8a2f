/** What a piece of text means; how that looks is decided here alone. */
export type Style =
  | 'plain'
  /** Headings and names of pages. */
  | 'strong'
  /** What matters less: paths, gaps, zeros. */
  | 'quiet'
  | 'good'
  | 'bad'
  | 'doubtful'
  /** The part of an output that repeats. */
  | 'loop';

/** Select Graphic Rendition codes: on and off (ECMA-48). */
const codes: Readonly<Record<Exclude<Style, 'plain'>, readonly [string, string]>> = {
  strong: ['1', '22'],
  quiet: ['2', '22'],
  good: ['32', '39'],
  bad: ['1;31', '22;39'],
  doubtful: ['33', '39'],
  loop: ['7;31', '27;39'],
};

export type Paint = (style: Style, text: string) => string;

/** Paints with colours, or not at all. */
export function painter(color: boolean): Paint {
  return (style, text) => {
    if (!color || style === 'plain' || text === '') return text;
    const [on, off] = codes[style];
    return `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
