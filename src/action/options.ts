import { choiceOf } from '../cli/choices.ts';
import type { Settings } from '../cli/settings.ts';

/** Options that the action alone has. */
export interface ActionOptions {
  readonly mode: 'run' | 'merge' | 'comment';
  readonly baseline: 'auto' | 'cache' | 'artifact' | 'file' | 'rerun' | 'none';
  readonly saveBaseline: 'auto' | 'true' | 'false';
  readonly comment: 'always' | 'changes' | 'failures' | 'off';
  readonly includeOutputs: 'none' | 'boo' | 'all';
  readonly jobSummary: boolean;
  readonly annotations: boolean;
  readonly uploadArtifact: boolean;
  readonly dryRun: boolean;
}

/** @throws InputError for a value that is none of those that an option has */
export function checkedOptions(settings: Settings): ActionOptions {
  choiceOf(settings, 'suite', ['boobench']);
  return {
    mode: choiceOf(settings, 'mode', ['run', 'merge', 'comment']),
    baseline: choiceOf(settings, 'baseline', [
      'auto',
      'cache',
      'artifact',
      'file',
      'rerun',
      'none',
    ]),
    saveBaseline: choiceOf(settings, 'save-baseline', ['auto', 'true', 'false']),
    comment: choiceOf(settings, 'comment', ['always', 'changes', 'failures', 'off']),
    includeOutputs: choiceOf(settings, 'include-outputs', ['none', 'boo', 'all']),
    jobSummary: settings.flag('job-summary'),
    annotations: settings.flag('annotations'),
    uploadArtifact: settings.flag('upload-artifact'),
    dryRun: settings.flag('dry-run'),
  };
}
