import type { HauntedPage } from '../src/haunt/haunt-page.ts';
import type { PagePlan } from '../src/haunt/plan.ts';
import { plain } from '../src/haunt/prove.ts';
import { judgeOutput } from '../src/rule/judge.ts';
import { familyNote } from './family-notes.ts';

/** Lines of a transcription that are shown. */
const LINES = 12;
/** Characters of a line that are shown. */
const WIDEST = 100;
const LOOPS = 150;

/** The document of a family, as Markdown: what tempts, a picture, a transcription, a loop. */
export function familyPage({ room, id, family }: PagePlan, { rows, rule }: HauntedPage): string {
  const name = `${room}/${family.name}`;
  const { page, tempts } = familyNote(room, family.name);
  const lines = plain(rows).split('\n');
  const shown = lines.slice(0, LINES).map((line) => {
    const signs = [...line];
    return signs.length > WIDEST ? `${signs.slice(0, WIDEST).join('')}…` : line;
  });
  const rest = lines.length - shown.length;
  const looping = [...lines, ...Array.from({ length: LOOPS }, () => lines.at(-1) ?? '')].join('\n');
  const broken = judgeOutput(rule, looping).budgets.filter(({ overshoot }) => overshoot > 1);
  const sentences = broken.map(({ sentence }) => `- ${sentence}`);
  return `# ${name}

${page}

**What tempts a model.** ${tempts}

![Page ${id} of seed 0](../../pictures/${name}.png)

\`\`\`bash
boobench generate my-house --seed 7 --rooms ${room} --families ${family.name} --pages 10
\`\`\`

## What is on it

The transcription of \`${room}/${id}\` of seed 0, by which the page is budgeted:

\`\`\`text
${shown.join('\n')}
\`\`\`
${rest > 0 ? `\n${rest} more ${rest === 1 ? 'line follows' : 'lines follow'}.\n` : ''}
## What a loop there is called

The same text with its last line written ${LOOPS} times more:

${sentences.join('\n')}

[All rooms](../../haunted-house.md)
`;
}
