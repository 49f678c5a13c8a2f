import { BoobenchError, InputError } from '../errors.ts';
import type { CommandContext } from './context.ts';

type Step = (context: CommandContext) => Promise<number>;

/** Each is loaded when its turn comes. */
const STEPS: Readonly<Record<string, () => Promise<Step>>> = {
  plan: async () => (await import('../action/steps/plan.ts')).plan,
  fetch: async () => (await import('../action/steps/fetch.ts')).fetchPages,
  run: async () => (await import('../action/steps/run.ts')).runParser,
  report: async () => (await import('../action/steps/report.ts')).report,
  verdict: async () => (await import('../action/steps/verdict.ts')).verdict,
};

/** `boobench action STEP`: what a step of the GitHub Action does. */
export async function actionCommand(context: CommandContext): Promise<number> {
  const [name = ''] = context.operands;
  const load = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (load === undefined) {
    throw new InputError('unknown-step', `there is no step "${name}" of the action`, {
      hint: `Steps are ${Object.keys(STEPS).join(', ')}; action.yml calls them.`,
    });
  }
  try {
    return await (
      await load()
    )(context);
  } catch (error) {
    // The log alone would leave the reader of the check with an exit code.
    if (error instanceof BoobenchError && process.env['GITHUB_ACTIONS'] === 'true') {
      const { announceFailure } = await import('../action/announce-failure.ts');
      announceFailure(error);
    }
    throw error;
  }
}
