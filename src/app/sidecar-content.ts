import type { StoredRule } from './page-rule.ts';

/** What is to be done about a sidecar. */
export type SidecarChange =
  | { readonly kind: 'unchanged' }
  /** `content` replaces what is there, if anything is. */
  | { readonly kind: 'new'; readonly content: string }
  | { readonly kind: 'changed'; readonly content: string }
  | { readonly kind: 'broken'; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Puts a rule into a sidecar: it takes the place of the sidecar's rule of this type and leaves
 * everything else in the file as it is.
 *
 * @param existing the file's text; null where there is none
 */
export function changeSidecar(existing: string | null, rule: StoredRule): SidecarChange {
  if (existing === null) return { kind: 'new', content: print({ test_rules: [rule], tags: [] }) };
  const sidecar = parse(existing);
  if (sidecar === undefined) return { kind: 'broken', problem: 'it is not JSON' };
  if (!isObject(sidecar)) return { kind: 'broken', problem: 'it does not hold a JSON object' };
  const rules: unknown = sidecar['test_rules'] ?? [];
  if (!Array.isArray(rules)) return { kind: 'broken', problem: 'its test_rules is not a list' };
  const merged = { ...sidecar, test_rules: withRule(rules, rule) };
  if (JSON.stringify(merged) === JSON.stringify(sidecar)) return { kind: 'unchanged' };
  return { kind: 'changed', content: print(merged) };
}

function withRule(rules: readonly unknown[], rule: StoredRule): readonly unknown[] {
  const isOurs = (other: unknown): boolean => isObject(other) && other['type'] === rule.type;
  const first = rules.findIndex(isOurs);
  if (first === -1) return [...rules, rule];
  return rules.flatMap((other, index) => {
    if (index === first) return [rule];
    return isOurs(other) ? [] : [other];
  });
}

function print(sidecar: Fields): string {
  return `${JSON.stringify(sidecar, null, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
