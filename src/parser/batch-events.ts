import type { BatchEvent } from './batch-turns.ts';
import type { ParserPage } from './options.ts';

/** A longer line on stdout is no event. */
const MAX_LINE_CHARACTERS = 64 * 1024;

/** Picks `{"id": …, "event": "start" | "end"}` lines out of what a batch command prints. */
export class BatchEventReader {
  readonly #pages: ReadonlyMap<string, number>;
  #rest = '';
  #isTooLong = false;

  /** @param pages the pages of this start with their numbers; a line may name `room` to tell ids apart */
  constructor(pages: Iterable<readonly [number, ParserPage]>) {
    const numbers = new Map<string, number>();
    for (const [number, page] of pages) {
      const plain = keyOf(page.id, null);
      if (!numbers.has(plain)) numbers.set(plain, number);
      numbers.set(keyOf(page.id, page.room), number);
    }
    this.#pages = numbers;
  }

  /** @param text what was printed since the last call */
  read(text: string): readonly BatchEvent[] {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    const events: BatchEvent[] = [];
    for (const line of lines) {
      const event = this.#isTooLong ? null : this.#event(line);
      this.#isTooLong = false;
      if (event !== null) events.push(event);
    }
    if (this.#rest.length > MAX_LINE_CHARACTERS) {
      this.#rest = '';
      this.#isTooLong = true;
    }
    return events;
  }

  #event(line: string): BatchEvent | null {
    if (!line.trimStart().startsWith('{')) return null;
    const said = parseLine(line);
    const kind = said['event'];
    const { id, room } = said;
    if (typeof id !== 'string' || (kind !== 'start' && kind !== 'end')) return null;
    const page = this.#pages.get(keyOf(id, typeof room === 'string' ? room : null));
    return page === undefined ? null : { page, kind };
  }
}

function keyOf(id: string, room: string | null): string {
  return JSON.stringify([id, room]);
}

function parseLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(line);
    return said !== null && typeof said === 'object' ? { ...said } : {};
  } catch {
    return {};
  }
}
