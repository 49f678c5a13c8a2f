import { describe, expect, it } from 'vitest';
import { OPTION_SPECS } from '../../src/cli/option-specs.ts';
import { parseConfig } from '../../src/cli/config-file.ts';
import { read, tableRows } from './documents.ts';

const document = read('docs/command-line.md');
const rows = tableRows(document).map(([option = '', fallback, commands]) => ({
  option,
  fallback,
  commands,
}));

describe('docs/command-line.md', () => {
  it.each(OPTION_SPECS)('lists --$name with its value, default and commands', (spec) => {
    const written = `\`--${spec.name}${spec.value === null ? '' : ` ${spec.value}`}\``;
    const withoutOne = spec.value === null ? 'off' : '';
    expect(rows.filter(({ option }) => option === written)).toEqual([
      {
        option: written,
        fallback: spec.fallback === null ? withoutOne : `\`${spec.fallback}\``,
        commands: spec.commands.join(', '),
      },
    ]);
  });

  it('lists nothing else', () => {
    expect(rows.map(({ option }) => /^`--([\w-]+)/.exec(option)?.[1] ?? option).toSorted()).toEqual(
      OPTION_SPECS.map((spec) => spec.name).toSorted(),
    );
  });

  it('shows a configuration that is one', () => {
    const yaml = /```yaml\n([^]*?)```/.exec(document)?.[1] ?? '';
    expect(parseConfig(yaml, 'boobench.yml').get('fail-on')).toBe(
      'new-boos,new-lost,coverage-drop:2',
    );
  });
});
