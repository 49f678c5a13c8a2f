import { fieldsOf } from './http.ts';

export type Conclusion = 'success' | 'failure' | 'skipped';

/** What `::error::` and its like said. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
}

export interface StepLog {
  readonly job: string;
  /** The step's id, below that of the action that it belongs to. */
  readonly path: readonly string[];
  readonly conclusion: Conclusion;
  /** What it printed. */
  readonly text: string;
}

export interface WorkflowLog {
  /** By job, `job` or `job-2` of a matrix. */
  readonly jobs: ReadonlyMap<string, Conclusion>;
  readonly steps: readonly StepLog[];
  /** Everything that was printed, in its order. */
  readonly text: string;
  /** Outputs of the job's own steps, by step id. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The job summary: what each step wrote, in their order. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

interface Line {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly job: string;
  readonly path: readonly string[];
}

/** Reads what `act --json` prints; lines that are not JSON are act's own complaints and are kept. */
export function readActLog(output: string): WorkflowLog {
  const lines = output.split('\n').flatMap(lineOf);
  return {
    jobs: jobsOf(lines),
    steps: stepsOf(lines),
    text: printed(lines).join(''),
    outputs: outputsOf(lines),
    summary: summaryOf(lines),
    annotations: lines.flatMap(annotationOf),
  };
}

function lineOf(text: string): Line[] {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const path = Array.isArray(fields['stepID']) ? fields['stepID'].map(String) : [];
    const [message, job] = [textOf(fields['msg']), textOf(fields['job'])];
    return [{ fields, message, job: (job.split('/').at(-1) ?? job).trim(), path }];
  } catch {
    return [];
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function jobsOf(lines: readonly Line[]): Map<string, Conclusion> {
  return new Map(
    lines.flatMap(({ job, fields }): [string, Conclusion][] => {
      const result = fields['jobResult'];
      return result === undefined ? [] : [[job, result === 'success' ? 'success' : 'failure']];
    }),
  );
}

function stepsOf(lines: readonly Line[]): StepLog[] {
  return lines.flatMap(({ job, path, fields }, end) => {
    const result = fields['stepResult'];
    if (result === undefined || fields['stage'] !== 'Main') return [];
    const conclusion: Conclusion =
      result === 'success' || result === 'skipped' ? result : 'failure';
    const own = lines.slice(0, end).filter((line) => line.job === job && isWithin(line.path, path));
    return [{ job, path, conclusion, text: printed(own).join('') }];
  });
}

function isWithin(path: readonly string[], step: readonly string[]): boolean {
  return step.every((part, at) => path[at] === part);
}

function printed(lines: readonly Line[]): string[] {
  return lines.flatMap(({ fields, message }) => (fields['raw_output'] === true ? [message] : []));
}

function outputsOf(lines: readonly Line[]): Map<string, Readonly<Record<string, string>>> {
  const outputs = new Map<string, Record<string, string>>();
  for (const { fields, path } of lines) {
    const [step] = path;
    if (fields['command'] !== 'set-output' || path.length !== 1 || step === undefined) continue;
    outputs.set(step, {
      ...outputs.get(step),
      [textOf(fields['name'])]: textOf(fields['arg']),
    });
  }
  return outputs;
}

/** act says the summary of the last step within an action a second time, as that of the action. */
function summaryOf(lines: readonly Line[]): string {
  const said = lines.filter(({ fields }) => fields['command'] === 'summary');
  const outer = said.filter(
    ({ path, job }, at) =>
      !said
        .slice(0, at)
        .some(
          (inner) =>
            inner.job === job && inner.path.length > path.length && isWithin(inner.path, path),
        ),
  );
  return outer.map(({ fields }) => textOf(fields['content'])).join('');
}

function annotationOf({ fields, message }: Line): Annotation[] {
  const level = fields['command'];
  if (level === 'error' || level === 'warning') {
    return [{ level, message: textOf(fields['arg']) }];
  }
  const notice = /^\s*❓\s+::notice(?: [^:]*)?::(.*)/u.exec(message)?.[1];
  return notice === undefined ? [] : [{ level: 'notice', message: notice }];
}
