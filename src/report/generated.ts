import { defuseCommands, visible } from './escape.ts';
import { megabytes } from './percent.ts';

/** A room that was made, as far as it is shown. */
interface ShownRoom {
  readonly room: string;
  readonly pages: number;
  readonly bytes: number;
}

/** The rooms of a generated house, a line each, and what to do with them. */
export function renderGenerated(out: string, rooms: readonly ShownRoom[]): string {
  const lines = rooms.map(
    ({ room, pages, bytes }) =>
      `${room.padEnd(7)} ${String(pages).padStart(5)} ${pages === 1 ? 'page ' : 'pages'} ${megabytes(bytes).padStart(10)}`,
  );
  lines.push(
    'Every page passes its own transcription and fails when its last row loops.',
    `Run a parser on them: boobench run --dataset ${visible(out)} --command '...'`,
  );
  return defuseCommands(`${lines.join('\n')}\n`);
}
