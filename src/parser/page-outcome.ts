import { signalOfExitCode } from '../host/spawn-launcher.ts';
import type { RawAnswer } from './answer.ts';
import { type OutputFormat, readAnswer } from './output-format.ts';
import type { ParserOutcome } from './outcome.ts';
import type { TryEnd } from './watch.ts';

/** What of stderr is kept: enough for the last lines of a stack trace. */
export const STDERR_TAIL_BYTES = 4 * 1024;

/** bash manual, "Exit Status": the command was found and is not executable; it was not found. */
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;

const DISK_FULL = 'No space left on the disk that holds the temporary files.';

export interface FinishedTry {
  readonly seen: Exclude<TryEnd, { kind: 'interrupted' }>;
  readonly answer: RawAnswer;
  readonly format: OutputFormat;
  readonly durationMs: number;
  readonly maxOutputBytes: number;
  readonly stderrTail: () => string;
  readonly isDiskFull: () => boolean;
}

/** What came of one try. */
export function outcomeOf(finished: FinishedTry): ParserOutcome {
  const { seen, answer } = finished;
  if (seen.kind === 'timed-out') {
    return { kind: 'timed-out', text: textOf(answer), afterMs: finished.durationMs };
  }
  // What a full disk let through may be a part of the answer: that is not the parser's doing.
  if (finished.isDiskFull()) return { kind: 'not-run', reason: DISK_FULL };
  return seen.kind === 'cut' ? answered(finished) : outcomeOfEnd(finished, seen.end);
}

function outcomeOfEnd(
  finished: FinishedTry,
  end: Extract<TryEnd, { kind: 'ended' }>['end'],
): ParserOutcome {
  if (end.kind === 'not-started') {
    return { kind: 'not-run', reason: `The command could not be started: ${end.reason}.` };
  }
  const exitCode = end.kind === 'exited' ? end.exitCode : null;
  if (exitCode === 0 || !isSilent(finished.answer)) return answered(finished);
  return failureOf(exitCode, finished);
}

/** What a command that exited non-zero without an answer came to. */
export function failureOf(
  exitCode: number | null,
  finished: Pick<FinishedTry, 'stderrTail' | 'isDiskFull'>,
): ParserOutcome {
  const stderrTail = finished.stderrTail();
  const said = stderrTail.trim() === '' ? '' : ` It said: ${stderrTail.trim()}`;
  if (exitCode === NOT_FOUND) {
    return { kind: 'not-run', reason: `Command not found (exit code 127).${said}` };
  }
  if (exitCode === NOT_EXECUTABLE) {
    return { kind: 'not-run', reason: `Command not executable (exit code 126).${said}` };
  }
  if (finished.isDiskFull()) return { kind: 'not-run', reason: `${DISK_FULL}${said}` };
  // Without an exit code the helper that started the command was killed, so the command was cut off.
  const signal = exitCode === null ? 'SIGKILL' : signalOfExitCode(exitCode);
  return { kind: 'failed', exitCode, signal, stderrTail };
}

function answered(finished: FinishedTry): ParserOutcome {
  const { answer, format } = finished;
  if (answer.kind === 'unusable') return { kind: 'broken', text: '', reason: answer.reason };
  const cut = answer.kind === 'text' && answer.size > finished.maxOutputBytes;
  const outcome = readAnswer(format, textOf(answer), cut);
  if (outcome.kind !== 'answered' || outcome.text.trim() !== '') return outcome;
  const stderrTail = finished.stderrTail();
  return stderrTail.trim() === '' ? outcome : { ...outcome, stderrTail };
}

function textOf(answer: RawAnswer): string {
  return answer.kind === 'text' ? answer.text : '';
}

function isSilent(answer: RawAnswer): boolean {
  return answer.kind === 'none' || (answer.kind === 'text' && answer.text.trim() === '');
}
