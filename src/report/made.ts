import { defuseCommands, visible } from './escape.ts';
import { counted } from './percent.ts';

/** What came of one document of `make`, as far as it is shown. */
export interface MadeEntry {
  readonly file: string;
  readonly sidecar: string;
  readonly outcome:
    | { readonly kind: 'written'; readonly mode: string; readonly replaced: boolean }
    | { readonly kind: 'unchanged' }
    | { readonly kind: 'kept' | 'unreadable' | 'broken-sidecar'; readonly reason: string }
    | { readonly kind: 'skipped-no-text'; readonly pages: number };
  readonly notices: readonly string[];
}

/** One line a document that is not as usual, then the sum. */
export function renderMade(made: readonly MadeEntry[]): string {
  const lines = made.flatMap((entry) => [
    ...(entryLine(entry) ?? []),
    ...entry.notices.map((notice) => `note       ${visible(notice)}`),
  ]);
  const count = (kind: MadeEntry['outcome']['kind']): number =>
    made.filter(({ outcome }) => outcome.kind === kind).length;
  const parts = [
    `${counted(count('written'), 'budget', 'budgets')} written`,
    `${count('unchanged')} unchanged`,
    `${count('kept')} kept`,
    `${count('skipped-no-text')} skipped (no text)`,
    `${count('unreadable') + count('broken-sidecar')} unreadable`,
  ];
  return defuseCommands(`${[...lines, parts.join(', ')].join('\n')}\n`);
}

function entryLine({ file, sidecar, outcome }: MadeEntry): readonly string[] | null {
  switch (outcome.kind) {
    case 'written':
      return [
        `written    ${visible(sidecar)}${outcome.mode === 'none' ? ' (a scan: nothing on it repeats)' : ''}`,
      ];
    case 'unchanged':
      return null;
    case 'kept':
      return [`kept       ${visible(sidecar)}: ${visible(outcome.reason)}`];
    case 'skipped-no-text':
      return [
        `skipped    ${visible(file)}: no text layer; --scans budgets it as a page that repeats nothing`,
      ];
    case 'unreadable':
    case 'broken-sidecar':
      return [`unreadable ${visible(outcome.reason)}`];
  }
}
