/** Code units a window holds. */
export const WINDOW = 8192;
/** Shorter stretches are read from the string itself: copying them costs more than it saves. */
const SHORT = 64;

/**
 * UTF-16 code units of a long stretch of a string, copied by the engine block by block: reading them
 * there takes a third of the time that `charCodeAt` takes on a part of a large string.
 */
export class UnitWindow {
  /** Made for the first long stretch: most pages have none, and making it costs more than they do. */
  #bytes: Buffer<ArrayBuffer> | null = null;
  #units: Uint16Array | null = null;
  /** The stretch [base, end) that was moved to last. */
  base = 0;
  end = 0;
  /** Its units; null for a short stretch. */
  units: Uint16Array | null = null;

  /** Forgets the stretch: what comes next is another text. */
  reset(): void {
    this.end = 0;
  }

  /**
   * Moves to the stretch of `text` that starts at `at`, unless the one moved to last holds it.
   *
   * @param to end of what will be read of the text
   * @returns true when it moved
   */
  moveTo(text: string, at: number, to: number): boolean {
    if (at >= this.base && at < this.end) return false;
    this.base = at;
    this.end = Math.min(at + WINDOW, to);
    this.units = this.read(text, at, this.end);
    return true;
  }

  /**
   * Units [from, to) of `text`, valid until the next call.
   *
   * @param to at most `WINDOW` behind `from`
   * @returns null for a short stretch
   */
  read(text: string, from: number, to: number): Uint16Array | null {
    if (to - from < SHORT) return null;
    this.#bytes ??= Buffer.alloc(2 * WINDOW);
    this.#units ??= new Uint16Array(this.#bytes.buffer, this.#bytes.byteOffset, WINDOW);
    this.#bytes.write(text.slice(from, to), 'utf16le');
    return this.#units;
  }
}
