import { spawn, spawnSync } from 'node:child_process';
import { BOOBENCH_FUNCTION, type Run, scriptEnvironment } from '../../support/cli.ts';
import { type Ended, outcomeOf } from './programs.ts';

/** In a namespace of its own: with user namespaces anybody may mount, without them root alone. */
const WAYS = [['-rm'], ['-m']] as const;
const way = WAYS.find(
  (flags) => spawnSync('unshare', [...flags, 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0,
);

/** Whether scripts may mount here. */
export const canMount = way !== undefined;
/** Whether scripts may take the right to write to a folder away: root writes anywhere. */
export const canProtect = canMount || process.getuid?.() !== 0;

const FUNCTIONS = `
${BOOBENCH_FUNCTION}
small_disk() { mkdir -p "$1"; mount -t tmpfs -o "$2" tmpfs "$1"; }
${
  canMount
    ? 'protect() { mount --bind "$1" "$1"; mount -o remount,ro,bind "$1"; }'
    : 'protect() { chmod -R a-w "$1"; trap "chmod -R u+w $PWD" EXIT; }'
}
`;

/**
 * Runs a bash script in which `boobench …` is the command line, `small_disk FOLDER OPTIONS` mounts a
 * small file system and `protect FOLDER` makes a folder read-only; mounts go when it ends.
 */
export function inNamespace(script: string, { cwd, env }: Run): Promise<Ended> {
  const bash = ['bash', '-c', `${FUNCTIONS}${script}`];
  const [program = 'bash', ...args] = way === undefined ? bash : ['unshare', ...way, ...bash];
  return outcomeOf(
    spawn(program, args, {
      cwd,
      env: scriptEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
