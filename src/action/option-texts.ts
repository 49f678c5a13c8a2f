import { Settings } from '../cli/settings.ts';
import type { ActionState } from './state.ts';

/** The options of the first step, for every later one. */
export function settingsOf({ options }: ActionState): Settings {
  return new Settings({ flags: options, environment: {}, file: new Map() });
}

/** The options as they are, but for some. */
export function settingsWith(
  state: ActionState,
  others: Readonly<Record<string, string>>,
): Settings {
  return settingsOf({ ...state, options: { ...state.options, ...others } });
}
