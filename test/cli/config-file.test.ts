import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/cli/config-file.ts';

describe('parseConfig', () => {
  it('names file and line once, in a sentence that ends', () => {
    expect(() => parseConfig('rooms: trap\nfail-on: [a\n', 'boobench.yml')).toThrow(
      /^boobench\.yml:3: is not YAML: Flow sequence .*\]$/,
    );
  });
});
