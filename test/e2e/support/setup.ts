import { buildAct } from './act.ts';
import { stageAction } from './boobench-action.ts';
import { buildStandIns } from './stand-ins.ts';

/** Builds what the runs need, once for all test files. */
export async function setup(): Promise<void> {
  buildAct();
  await buildStandIns();
  stageAction();
}
