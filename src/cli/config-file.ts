import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { InputError } from '../errors.ts';
import { didYouMean } from '../results/nearest.ts';
import { OPTION_SPECS } from './option-specs.ts';

/**
 * Reads `boobench.yml`: options by name, each a text, a number, true or false, or a list of them.
 *
 * @returns values as they would be written on the command line
 * @throws InputError naming file and line for anything else
 */
export function parseConfig(text: string, file: string): ReadonlyMap<string, string> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [fault] = document.errors;
  if (fault !== undefined) {
    const { line } = lines.linePos(fault.pos[0]);
    throw wrong(`${file}:${line}: ${messageOf(fault.message)}`);
  }
  const values = new Map<string, string>();
  if (document.contents === null) return values;
  if (!isMap(document.contents)) throw wrong(`${file}:1: must be a list of "option: value" lines`);
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const at = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    checkName(name, `${file}:${at}`);
    values.set(name, valueText(value, `${file}:${at}: ${name}`));
  }
  return values;
}

/** The first line of what YAML's reader says, without the place that stands before it already. */
function messageOf(message: string): string {
  const [first = ''] = message.split('\n');
  return `is not YAML: ${first.replace(/ at line \d+, column \d+:?$/, '')}`;
}

function checkName(name: string, place: string): void {
  const names = OPTION_SPECS.map((spec) => spec.name);
  if (names.includes(name)) return;
  throw new InputError('unknown-option', `${place}: there is no option "${name}"`, {
    hint: didYouMean(name, names) ?? `Options are ${names.join(', ')}.`,
  });
}

function valueText(value: unknown, place: string): string {
  if (isScalar(value) && ['string', 'number', 'boolean'].includes(typeof value.value)) {
    return String(value.value);
  }
  if (isSeq(value)) return value.items.map((item) => valueText(item, place)).join(',');
  throw wrong(`${place} must be a text, a number, true or false, or a list of them`);
}

function wrong(message: string): InputError {
  return new InputError('config-file', message, {
    hint: 'See docs/command-line.md, "Configuration".',
  });
}
