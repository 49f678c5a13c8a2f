import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** What is built once and kept: `act`, the stand-ins; `npm ci` throws it away. */
export const CACHE_FOLDER = join(ROOT, 'node_modules/.cache/boobench-e2e');

/** The harness itself. */
export const SUPPORT_FOLDER = join(ROOT, 'test/e2e/support');
