import { OPTION_SPECS } from '../src/cli/option-specs.ts';
import {
  describeInput,
  INPUT_GROUPS,
  OUTPUTS,
  TOKEN_DESCRIPTION,
  TOKEN_INPUT,
} from '../src/action/inputs.ts';

const BEGIN = '<!-- made by "npm run action": begin -->';
const END = '<!-- made by "npm run action": end -->';

/** `docs/action.md` with its tables of inputs and outputs as the options say. */
export function withTables(document: string): string {
  const [before = '', rest = ''] = document.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error('docs/action.md has lost its marks');
  return `${before}${BEGIN}\n\n${tables()}\n${END}${after}`;
}

function tables(): string {
  const groups = INPUT_GROUPS.map(({ title, names }) => {
    const token =
      title === 'The report' ? [[TOKEN_INPUT, '`github.token`', TOKEN_DESCRIPTION]] : [];
    return `### ${title}\n\n${table(['input', 'default', 'meaning'], [...names.map(inputRow), ...token])}`;
  });
  const outputs = Object.entries(OUTPUTS).map(([name, text]) => [name, text]);
  return [...groups, `## Outputs\n\n${table(['output', 'meaning'], outputs)}`].join('\n');
}

function inputRow(name: string): string[] {
  const { description } = describeInput(name);
  const [text = ''] = description.split(' Default: ');
  const spec = OPTION_SPECS.find((other) => other.name === name);
  const fallback = spec?.value === null ? 'false' : (spec?.fallback ?? null);
  return [name, fallback === null ? '' : `\`${fallback}\``, text.replaceAll('|', '\\|')];
}

/** Padded as the formatter pads it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map(([name = '', ...rest]) => [`\`${name}\``, ...rest])];
  const escaped = all.map((row) => row.map(escapeCell));
  const widths = head.map((_, at) => Math.max(3, ...escaped.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = escaped;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[line(first), rule, ...others.map(line)].join('\n')}\n`;
}

function escapeCell(cell: string): string {
  return cell.replaceAll(/[{}<>*_]/g, (sign) => (cell.startsWith('`') ? sign : `\\${sign}`));
}
