import { generate } from '../app/generate.ts';
import { EXIT, InputError } from '../errors.ts';
import { type Degradation, DEGRADATIONS } from '../haunt/degrade.ts';
import { renderGenerated } from '../report/generated.ts';
import type { CommandContext } from './context.ts';
import type { Settings } from './settings.ts';
import { TerminalLine } from './terminal-line.ts';

/** Below it text cannot be read, above it a page has more than 35 million pixels. */
const DPI = { least: 50, most: 600 } as const;
const LOG_EVERY = 20;

/** `boobench generate OUT`: a fresh haunted house. */
export async function generateCommand({
  settings,
  operands,
  terminal,
  signal,
}: CommandContext): Promise<number> {
  const [out] = operands;
  if (out === undefined) {
    throw new InputError('missing-operand', 'generate needs a folder to write to', {
      hint: 'boobench generate OUT --seed 7',
    });
  }
  const { err } = terminal;
  const line = new TerminalLine(err);
  try {
    const rooms = await generate({
      out,
      seed: settings.whole('seed', 0) ?? 0,
      rooms: settings.list('rooms'),
      families: settings.list('families'),
      pages: settings.whole('pages', 1),
      dpi: dpiOf(settings),
      degradations: degradationsOf(settings.list('degrade') ?? []),
      contactSheet: settings.flag('contact-sheet'),
      force: settings.flag('force'),
      onPage: (done, total, name) => {
        line.show(`${done}/${total} pages  ${name}`);
        const isLogged = !err.isTerminal && done > 0 && done % LOG_EVERY === 0;
        if (isLogged) err.write(`boobench: ${done}/${total} pages made\n`);
      },
      signal,
    });
    line.end();
    terminal.out.write(
      settings.flag('json') ? `${JSON.stringify(rooms, null, 2)}\n` : renderGenerated(out, rooms),
    );
    return EXIT.passed;
  } finally {
    line.end();
  }
}

function dpiOf(settings: Settings): number {
  const dpi = settings.whole('dpi', DPI.least) ?? 150;
  if (dpi <= DPI.most) return dpi;
  throw new InputError('invalid-option', `dpi must be at most ${DPI.most}, got ${dpi}`, {
    hint: 'Scans are 150 to 300.',
  });
}

function degradationsOf(parts: readonly string[]): Partial<Record<Degradation, number>> {
  const strengths: Partial<Record<Degradation, number>> = {};
  for (const part of parts) {
    const [, name = part, value = '0.5'] = /^([a-z-]+)=(.*)$/.exec(part) ?? [];
    const known = DEGRADATIONS.find((other) => other === name);
    const strength = Number(value);
    if (known === undefined || !/^\d*\.?\d+$/.test(value) || strength > 1) {
      throw new InputError(
        'invalid-option',
        `degrade must name a noise and a strength from 0 to 1, got "${part}"`,
        {
          hint: `For example skew=0.4,blur. There are: ${DEGRADATIONS.join(', ')}.`,
        },
      );
    }
    strengths[known] = strength;
  }
  return strengths;
}
