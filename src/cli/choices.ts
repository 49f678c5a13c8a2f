import { invalidOption, type Settings } from './settings.ts';

/** An option that is one of a few words. @throws InputError for any other */
export function choiceOf<Word extends string>(
  settings: Settings,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = settings.required(name);
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw invalidOption(name, `one of ${words.join(', ')}`, text);
}
