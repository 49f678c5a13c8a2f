/** What the cache steps of the action import: they run in `actions/github-script`. */
export { restore } from './steps/restore.ts';
export { save } from './steps/save.ts';
