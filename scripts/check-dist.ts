/** Fails when `dist/` is not what a fresh build of `src/` gives, byte for byte. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

function hashes(): string {
  return readdirSync('dist')
    .toSorted()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(`dist/${name}`))
          .digest('hex')} ${name}`,
    )
    .join('\n');
}

const committed = hashes();
execFileSync('rolldown', ['-c', 'rolldown.config.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
const fresh = hashes();
if (committed === fresh) console.log('dist is identical to a fresh build');
else {
  console.error(
    `dist differs from a fresh build; commit the new one\nwas:\n${committed}\nis:\n${fresh}`,
  );
  process.exitCode = 1;
}
