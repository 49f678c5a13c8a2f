/** Holds the run's token and the try's number; processes that left their group are found by it. */
export const RUN_MARK = 'BOOBENCH_RUN';

/** The runner's own credentials and inputs, and ours (action contract, "Shape"). */
const PRIVATE_PREFIXES = ['ACTIONS_', 'INPUT_', 'BOOBENCH_'];

/** Tokens, and the files through which a step steers the rest of its job. */
const PRIVATE_NAMES = new Set([
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
]);

/**
 * The environment of the parser command: the job's, without tokens and without what steers the job.
 *
 * @param passEnv names to keep all the same
 */
export function parserEnvironment(
  job: Readonly<Record<string, string>>,
  passEnv: readonly string[],
): Readonly<Record<string, string>> {
  const kept = Object.entries(job).filter(([name]) => passEnv.includes(name) || !isPrivate(name));
  return Object.fromEntries(kept);
}

function isPrivate(name: string): boolean {
  return PRIVATE_NAMES.has(name) || PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix));
}
