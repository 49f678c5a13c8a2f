import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { read, ROOT } from './documents.ts';

const permissions = v.record(v.string(), v.picklist(['read', 'write', 'none']));
const values = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const Step = v.object({
  name: v.optional(v.string()),
  id: v.optional(v.string()),
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(values, {}),
  env: v.optional(values, {}),
});
const Workflow = v.object({
  name: v.string(),
  on: v.union([v.string(), v.array(v.string()), v.record(v.string(), v.unknown())]),
  permissions,
  jobs: v.record(
    v.string(),
    v.object({
      permissions: v.optional(permissions),
      'timeout-minutes': v.number(),
      strategy: v.optional(v.unknown()),
      steps: v.array(Step),
    }),
  ),
});

/** What an example shows of a workflow. */
const Jobs = v.object({ jobs: v.record(v.string(), v.object({ steps: v.array(Step) })) });

export type Step = v.InferOutput<typeof Step>;
export type Workflow = v.InferOutput<typeof Workflow>;

/** YAML that has no fault and no key twice. */
export function readYaml(text: string): unknown {
  const document = parseDocument(text, { lineCounter: new LineCounter(), uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined) throw fault;
  return document.toJS();
}

/** A workflow, its permissions named and its jobs limited in time. */
export function readWorkflow(path: string): Workflow {
  return v.parse(Workflow, readYaml(read(path)));
}

/** Paths of the workflows in a folder of the repository. */
export function workflowsIn(folder: string): readonly string[] {
  return readdirSync(`${ROOT}/${folder}`)
    .filter((name) => name.endsWith('.yml'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** Steps of a workflow, or of a list of steps, that use our action. */
export function stepsOfOurs(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ uses }) => uses === './' || uses?.startsWith('boobench/action@'));
}

export function stepsOf({ jobs }: v.InferOutput<typeof Jobs>): readonly Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}

/** Steps shown in YAML blocks of a Markdown text: of whole workflows, of lists, and alone. */
export function stepsInMarkdown(markdown: string): readonly Step[] {
  const blocks = [...markdown.matchAll(/^```ya?ml\n([^]*?)^```/gm)].map(([, yaml = '']) =>
    readYaml(yaml),
  );
  return blocks.flatMap((block) => {
    const workflow = v.safeParse(Jobs, block);
    if (workflow.success) return stepsOf(workflow.output);
    const list = v.safeParse(v.array(Step), block);
    return list.success ? list.output : [];
  });
}
