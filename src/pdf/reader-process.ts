import { startEngine } from './engine.ts';
import { messageLine, type ReaderMessage } from './messages.ts';
import { readTextLayer } from './text-layer.ts';

/** What the reading process needs from the machine. */
export interface ReaderHost {
  /** The document; rejects when it cannot be had. */
  readonly document: () => Promise<Uint8Array>;
  /** Content of `pdfium.wasm`. */
  readonly wasm: () => Promise<Uint8Array>;
  /** Resolves when the line is on its way, so that a slow reader holds up a fast writer. */
  readonly say: (line: string) => Promise<void>;
}

/**
 * The whole work of the reading process: one document in, its pages out as lines of JSON.
 *
 * @throws what the engine throws when it crashes; then there is no last message
 */
export async function runReader(host: ReaderHost): Promise<void> {
  const say = (message: ReaderMessage): Promise<void> => host.say(messageLine(message));
  let bytes: Uint8Array;
  try {
    bytes = await host.document();
  } catch (error) {
    await say({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
    return;
  }
  const engine = await startEngine(await host.wasm());
  const end = await readTextLayer(engine, bytes, (page, pageCount) =>
    say({ kind: 'page', page, pageCount }),
  );
  await say({ kind: 'end', end });
}
