import { arrowStep } from '#app/components/arrow-keys.ts';
import type { ChoiceQuestion } from '#domain/quiz/questions.ts';

/** Keyboard letter of an option: A for the first. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

/** Option that a letter or digit chooses. */
export const optionForKey = ({ options }: ChoiceQuestion, key: string): string | undefined =>
  options[
    /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-z]$/i.test(key) ? key.toUpperCase().charCodeAt(0) - 65 : -1
  ];

type Keystroke = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'repeat'
>;

/** False for keys with a modifier, keys from an input method and repeated keys. */
export const isPlainKey = (event: Keystroke): boolean =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing || event.repeat);

/**
 * Index that an arrow key moves the focus to. After the last item comes the first. If `focusedIndex` is -1, no item has
 * focus, and the result is the first or last item.
 */
export const nextIndexInGroup = (
  size: number,
  focusedIndex: number,
  key: string,
  direction = '',
): number | undefined => {
  const step = arrowStep(key, direction);
  if (step === undefined) return undefined;
  if (focusedIndex === -1) return step === 1 ? 0 : size - 1;
  return (focusedIndex + step + size) % size;
};
