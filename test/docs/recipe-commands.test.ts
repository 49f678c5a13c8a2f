import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import { ended, removeFolder, startBoobench, temporaryFolder, writeHouse } from '../support/cli.ts';
import { read, ROOT } from './documents.ts';
import { readWorkflow, stepsOf, stepsOfOurs } from './workflows.ts';

const PAGES = ['one', 'two', 'three'].map((id) => ({
  id,
  text: `Page ${id}\nLamp and wick of ${id}\nOil for the keeper\n`,
}));
const SOURCES: Readonly<Record<string, string>> = {
  // Each writes what the real program writes, where it writes it; the options are those of its help.
  docling: `
    [ "$2 $3 $4 $5 $6" = "--to md --image-export-mode placeholder --output" ] || exit 64
    echo "processing $1" >&2; cp "$1" "$7/$(basename "$1" .pdf).md"`,
  marker_single: `
    [ "$2 $4 $5 $6" = "--output_dir --output_format markdown --disable_image_extraction" ] || exit 64
    name=$(basename "$1" .pdf); mkdir -p "$3/$name"
    cp "$1" "$3/$name/$name.md"; echo '{}' > "$3/$name/\${name}_meta.json"`,
  docker: `
    [ "$1 $2 $3 $4 $5 $6" = "run --rm --init --network none --volume" ] || exit 64
    [ "$8 $9" = "parser /page.pdf" ] && [ "\${7#*:}" = /page.pdf:ro ] || exit 64
    cat "\${7%%:*}"`,
  'parse-bench': `
    [ "$1 $2 $4 $6 $8 $9" = "inference run --input_dir --output_dir --max_concurrent 1" ] || exit 64
    echo "Loaded 1 test cases from $5"
    for page in "$5"/*/*.pdf; do
      folder=$7/$3/$(basename "$(dirname "$page")"); mkdir -p "$folder"
      jq -R -s '{request: {}, output: {markdown: .}}' "$page" > "$folder/$(basename "$page" .pdf).result.json"
    done`,
};

let folder = '';
let server: Server | null = null;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  writeHouse(join(folder, 'house'), PAGES);
});
afterEach(() => {
  server?.close();
  server = null;
  removeFolder(folder);
});

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Puts a stand-in for a program first on the PATH. */
function standIn(name: string, script: string): void {
  const path = join(folder, 'bin', name);
  writeFileSync(path, `#!/bin/bash\nset -eu\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Options of the one use of the action in a recipe. */
function optionsOf(path: string): Readonly<Record<string, string>> {
  const [step] = stepsOfOurs(stepsOf(readWorkflow(path)));
  return Object.fromEntries(
    Object.entries(step?.with ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

/** Runs the pages with the command of a recipe, changed by `edit`; the text of each answer. */
async function answersOf(
  recipe: string,
  env: Readonly<Record<string, string>> = {},
  edit: (command: string) => string = (command) => command,
): Promise<readonly string[]> {
  const { command = '', 'output-format': format = 'markdown' } = optionsOf(
    `docs/recipes/${recipe}`,
  );
  const results = join(folder, 'results');
  const args = ['run', '--dataset', join(folder, 'house'), '--results-path', results];
  const run = [...args, '--command', edit(command), '--output-format', format];
  const path = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const child = startBoobench(run, { cwd: folder, env: { PATH: path, ...env } });
  expect(await ended(child)).toEqual({ code: 0, signal: null });
  const file = join(results, 'results.json');
  const { summary } = parseResults(readFileSync(file, 'utf8'), file);
  expect(summary).toMatchObject({ pages: PAGES.length, boos: 0, lost: 0, errors: 0 });
  return PAGES.map(({ id }) => readFileSync(join(results, `outputs/trap/${id}.md`), 'utf8').trim());
}

const expected = PAGES.map(({ text }) => text.trim());

it.each([
  ['docling.yml', 'docling'],
  ['marker.yml', 'marker_single'],
  ['docker.yml', 'docker'],
])('the answer of %s is found', async (recipe, program) => {
  standIn(program, SOURCES[program] ?? 'exit 64');
  expect(await answersOf(recipe)).toEqual(expected);
});

it.skipIf(!has('jq'))('the answer of parsebench.yml is found', async () => {
  standIn('parse-bench', SOURCES['parse-bench'] ?? 'exit 64');
  expect(await answersOf('parsebench.yml', { PIPELINE: 'any' })).toEqual(expected);
});

/** A server on the loopback that refuses what `answer` throws at; its address and what was thrown. */
async function serve(
  answer: (request: IncomingMessage, body: string) => unknown,
): Promise<{ readonly url: string; readonly faults: readonly unknown[] }> {
  const faults: unknown[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      response.end(JSON.stringify(answer(request, await readAll(request))));
    } catch (fault) {
      faults.push(fault);
      response.writeHead(400).end();
    }
  };
  const own = createServer((request, response) => void respond(request, response));
  server = own;
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve);
  });
  const address = own.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, faults };
}

it.skipIf(!has('curl'))(
  'hosted-api.yml sends the key and the page, and reads the Markdown',
  async () => {
    const { url, faults } = await serve(({ headers, method, url: path }, body) => {
      const asked = [method, path, headers.authorization, headers['content-type']];
      expect(asked).toEqual(['POST', '/v1/ocr', 'Bearer a-key', 'application/json']);
      const { model, document } = JSON.parse(body);
      expect([model, document.type]).toEqual(['mistral-ocr-latest', 'document_url']);
      const [head, data] = document.document_url.split(',');
      expect(head).toBe('data:application/pdf;base64');
      return { pages: [{ index: 0, markdown: Buffer.from(data, 'base64').toString() }] };
    });
    const answers = await answersOf('hosted-api.yml', { MISTRAL_API_KEY: 'a-key' }, (command) =>
      command.replace('https://api.mistral.ai', url),
    );
    expect({ answers, faults }).toEqual({ answers: expected, faults: [] });
  },
);

it.skipIf(!has('python3'))(
  'vllm-batch.py asks for every page and writes what the model says',
  async () => {
    // Stands in for poppler: the "picture" is the page's text.
    standIn('pdftoppm', '[ "$1 $2 $3 $4 $5 $6 $7" = "-r 150 -png -f 1 -l 1" ] && cat "$8"');
    const { url, faults } = await serve(({ url: path }, body) => {
      expect(path).toBe('/v1/chat/completions');
      const { model, messages } = JSON.parse(body);
      expect(model).toBe('a/model');
      const [{ image_url: image }] = messages[0].content;
      const [head, data] = image.url.split(',');
      expect(head).toBe('data:image/png;base64');
      return { choices: [{ message: { content: Buffer.from(data, 'base64').toString() } }] };
    });
    const script = join(ROOT, 'docs/recipes/vllm-batch.py');
    const answers = await answersOf('vllm.yml', { MODEL: 'a/model', VLLM_URL: url }, (command) =>
      command.replace('.github/vllm-batch.py', script),
    );
    expect({ answers, faults }).toEqual({ answers: expected, faults: [] });
  },
);

it('names the script of vllm.yml as it lies beside it', () => {
  expect(optionsOf('docs/recipes/vllm.yml')['command']).toContain('vllm-batch.py {manifest}');
  expect(read('docs/recipes/vllm-batch.py')).toMatch(/^#!\/usr\/bin\/env python3\n/);
});
