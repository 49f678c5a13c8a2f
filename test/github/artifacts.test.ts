import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workflowFile } from '../../src/github/artifact-baseline.ts';
import { readResultsFromZip } from '../../src/github/artifacts.ts';

const text = new TextEncoder();

describe('results out of an artifact', () => {
  it('are results.json alone', () => {
    const zip = zipSync({
      'report.md': text.encode('# report'),
      'outputs/trap/a.md': text.encode('a'),
      'results.json': text.encode('{"schemaVersion":1}'),
    });
    expect(readResultsFromZip(zip)).toBe('{"schemaVersion":1}');
  });

  it.each([
    ['no ZIP', text.encode('not a zip')],
    ['nothing', new Uint8Array()],
    ['a ZIP that was cut off', zipSync({ 'results.json': text.encode('{}') }).subarray(0, 40)],
    ['a ZIP without results', zipSync({ 'other.json': text.encode('{}') })],
    ['results in a folder', zipSync({ 'x/results.json': text.encode('{}') })],
    ['results with a path out of it', zipSync({ '../results.json': text.encode('{}') })],
  ])('are none in %s', (_name, zip) => {
    expect(readResultsFromZip(zip)).toBeNull();
  });

  it('are none when they are said to be larger than any results', () => {
    const zip = zipSync({ 'results.json': new Uint8Array(200 * 1024 * 1024) });
    expect(zip.length).toBeLessThan(1024 * 1024);
    expect(readResultsFromZip(zip)).toBeNull();
  });

  it('grow no larger than a lie about their size', () => {
    const zip = zipSync({ 'results.json': new Uint8Array(50 * 1024 * 1024).fill(32) });
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const central = zip.findLastIndex(
      (_, at) => at + 4 <= zip.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(central + 24, 1000, true);
    expect(readResultsFromZip(zip)?.length ?? 0).toBeLessThanOrEqual(1000);
  });
});

describe('the file name of a workflow', () => {
  it.each([
    ['owner/house/.github/workflows/ci.yml@refs/heads/main', 'ci.yml'],
    ['owner/house/.github/workflows/a b.yaml@refs/pull/7/merge', 'a b.yaml'],
    ['', null],
    ['dynamic/something', null],
  ])('of %j is %j', (ref, name) => {
    expect(workflowFile(ref)).toBe(name);
  });
});
