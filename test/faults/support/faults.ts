/** Tests whose full name starts with `named`; all of a file without it. */
export interface FaultTests {
  readonly file: string;
  readonly named?: string;
}

/** One row of docs/reliability.md. */
export interface Fault {
  readonly fault: string;
  readonly promise: string;
  /** How the fault is made; where a machine does not allow the first way, the tests name another. */
  readonly means: readonly [string, ...(readonly string[])];
  readonly tests: readonly FaultTests[];
}

/** Ways to make a fault that not every machine allows, the best first. */
export const SMALL_DISK = [
  'a tmpfs with too little room, in a namespace of its own',
  '`ulimit -f`',
] as const;
export const READ_ONLY = [
  'a read-only mount, in a namespace of its own',
  'the right to write taken away',
] as const;

const HUB = 'test/hub/download.test.ts';
const KILLED = 'test/faults/killed.test.ts';
const DISK = 'test/faults/disk.test.ts';
const MEMORY = 'test/faults/memory.test.ts';
const DAMAGED = 'test/faults/damaged.test.ts';
const FOLDER = 'test/cli/folder.test.ts';
const LIMITS = 'test/parser/run-pages.test.ts';

/** What is promised, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  {
    fault: 'The network breaks off, lies, or never ends',
    promise:
      'What can be mended is fetched in full; the rest is an error that says why, and half a dataset is never taken for a whole one',
    means: ['a Hub on loopback that misbehaves'],
    tests: [
      { file: HUB, named: 'a network that misbehaves' },
      { file: 'test/hub/command.test.ts', named: 'is not fooled by a download that was killed' },
    ],
  },
  {
    fault: 'No network is wanted',
    promise: 'Nothing but a dataset of the Hub is ever asked for over a network',
    means: ['every attempt to connect is written down'],
    tests: [{ file: 'test/cli/network.test.ts' }],
  },
  {
    fault: 'The disk of the results is full',
    promise:
      'Exit code 3 and the path; with room again, `--resume` gives the results of an undisturbed run',
    means: SMALL_DISK,
    tests: [{ file: DISK, named: 'a full disk > under the results' }],
  },
  {
    fault: 'The disk of temporary files is full',
    promise: 'Pages that it may have harmed are errors, never Boos, never ghost-free',
    means: SMALL_DISK,
    tests: [{ file: DISK, named: 'a full disk > under the temporary files' }],
  },
  {
    fault: 'The disk under budgets, merged results, generated or downloaded pages is full',
    promise: 'What was there stays as it was; nothing that is half written can be read as whole',
    means: SMALL_DISK,
    tests: [
      { file: DISK, named: 'a full disk > leaves files' },
      { file: DISK, named: 'a full disk > under a house' },
      { file: DISK, named: 'a full disk > under downloaded' },
    ],
  },
  {
    fault: 'A folder is read-only',
    promise:
      'Exit code 3 and the path where it is written to; nothing is needed but to read where it is read from',
    means: READ_ONLY,
    tests: [{ file: DISK, named: 'a read-only folder' }],
  },
  {
    fault: 'A folder of results is in use, no folder, or on a broken disk',
    promise: 'Exit code 3 and the path; a lock of a process that is gone is taken over',
    means: ['files in place of folders, small and read-only mounts, killed processes'],
    tests: [{ file: FOLDER }],
  },
  {
    fault: 'The process is killed at any change of its results folder',
    promise:
      '`--resume` gives the results of an undisturbed run, times apart; no finished page runs again; the run before is never lost',
    means: ['SIGKILL before each change and in the middle of each write'],
    tests: [{ file: KILLED, named: 'a killed run' }],
  },
  {
    fault: 'The process is killed or interrupted in the middle of pages',
    promise: 'The same; no process of the parser stays behind',
    means: ['SIGKILL, SIGINT, SIGTERM and SIGHUP, in and out of batch mode'],
    tests: [{ file: 'test/cli/resume.test.ts' }, { file: 'test/parser/interrupt.test.ts' }],
  },
  {
    fault: '`generate --force` is killed at any change',
    promise: 'Rows of one seed never stand beside documents of another',
    means: ['SIGKILL before each change'],
    tests: [{ file: KILLED, named: 'a killed generate' }],
  },
  {
    fault: 'The clock jumps, to and fro, by an hour, to 1970, by fifty years',
    promise: 'No result, duration, time limit, time left or wait changes',
    means: ['a clock that is wrong at every look; dates of files'],
    tests: [{ file: 'test/faults/clock.test.ts' }],
  },
  {
    fault: 'The parser runs out of memory',
    promise: 'A result of that page alone; what it had answered before is judged',
    means: ['limits of Node and of the shell, SIGKILL'],
    tests: [{ file: MEMORY, named: 'a parser that runs out of memory' }],
  },
  {
    fault: 'The parser hangs, floods, forks, or will not die',
    promise:
      'Its page is Lost or cut at the cap, and judged on what it wrote; nothing of it survives',
    means: ['small real parsers'],
    tests: [
      { file: LIMITS, named: 'the limits' },
      { file: LIMITS, named: 'nothing survives its page' },
    ],
  },
  {
    fault: 'Answers of 32 MiB on every page',
    promise: 'The memory of one such page',
    means: ['a parser that writes 32 MiB, the most memory held'],
    tests: [{ file: MEMORY, named: 'answers of 32 MiB' }],
  },
  {
    fault: 'A dataset of 100,000 pages',
    promise: 'Time that grows with the pages, and less than 10 KB of memory for each',
    means: ['processor time and memory for 10,000 and for 100,000 pages'],
    tests: [{ file: MEMORY, named: 'a dataset of 100,000 pages' }],
  },
  {
    fault: 'A results file of another version, damaged or cut off',
    promise: 'Refused by name with exit code 2; no flipped byte makes the gate pass',
    means: [
      'files that are none, values exchanged at random, every byte flipped, cut at every length',
    ],
    tests: [
      { file: DAMAGED, named: 'results files that are none' },
      { file: 'test/faults/results.test.ts' },
    ],
  },
  {
    fault: 'A journal that is damaged',
    promise: 'Refused by file and line; a line that was cut off at its end is not missed',
    means: ['every byte flipped, lines of other versions'],
    tests: [{ file: 'test/results/journal.test.ts', named: 'a damaged journal is refused' }],
  },
  {
    fault: 'A byte flipped in rows, allow-list, configuration, or the index of a download',
    promise: 'An error that names the file, or a page that is an error; no page is lost silently',
    means: ['bytes flipped all over the file'],
    tests: [{ file: DAMAGED, named: 'a byte that was flipped' }],
  },
  {
    fault: 'Rows of other types, shapes and versions, and documents that are not there',
    promise:
      'A known field of a wrong type is an error by file and line; unknown ones are said once',
    means: ['datasets with such rows'],
    tests: [{ file: 'test/house/dataset.test.ts' }],
  },
  {
    fault: 'Documents that PDF libraries refuse, and hostile ones',
    promise: 'A reason instead of a text layer, within limits of time and memory',
    means: ['damaged and malicious documents, read in a process of its own'],
    tests: [{ file: 'test/pdf/hostile.test.ts' }],
  },
  {
    fault: 'Symbolic links in place of results, pages and answers; circles of links',
    promise: 'Nothing outside is written to, read as an answer, or shown',
    means: ['links to folders, files, nowhere and themselves'],
    tests: [
      { file: 'test/faults/links.test.ts' },
      { file: LIMITS, named: 'the answer > is broken, and nothing is followed' },
    ],
  },
  {
    fault: 'Names with quotes, `$(…)`, `::error::`, emoji, marks that turn text round, line feeds',
    promise:
      'They reach the parser as they are or are refused; no shell runs them, no terminal or log obeys them',
    means: ['such names for pages, rooms, files and every option'],
    tests: [{ file: 'test/faults/names.test.ts' }],
  },
  {
    fault: 'Answers and words on stderr that steer a terminal or a build log',
    promise: 'Shown with every control character made visible',
    means: ['parsers that write such bytes'],
    tests: [{ file: 'test/cli/terminal.test.ts', named: 'what is printed' }],
  },
];
