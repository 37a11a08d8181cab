import { arrowStep } from '#domain/arrow-keys.ts';
import type { ChoiceQuestion } from '#domain/quiz/questions.ts';

/** Letter of an option: A for the first. */
export const keyOf = (index: number): string => String.fromCharCode(65 + index);

/** Index of the option for a letter or digit. */
export const optionForKey = ({ options }: ChoiceQuestion, key: string): string | undefined =>
  options[
    /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 65 : -1
  ];

type Keystroke = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** Ignores keys with a modifier, keys from an input method and repeated keys. */
export const isPlain = (event: Keystroke): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing || event.repeat);

/** Next index for an arrow key in a group, wrapping around. If `from` is -1, no item has focus, and the result is the first or
 * last item. */
export const moveWithin = (size: number, from: number, key: string, direction = ''): number | undefined => {
  const step = arrowStep(key, direction);
  if (step === undefined) return undefined;
  if (from === -1) return step === 1 ? 0 : size - 1;
  return (from + step + size) % size;
};
