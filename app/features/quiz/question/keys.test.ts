import { expect, test } from 'vitest';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { isPlainKey, nextIndexInGroup, optionForKey, optionLetter } from './keys.ts';

const choices = QUESTIONS.filter(isChoice);
const plainKey = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
};

test('every option of every question has a letter that chooses it', () => {
  for (const question of choices)
    for (const [index, option] of question.options.entries()) {
      expect(optionForKey(question, optionLetter(index))).toBe(option);
      expect(optionForKey(question, optionLetter(index).toLowerCase())).toBe(option);
      if (index < 9) expect(optionForKey(question, String(index + 1))).toBe(option);
    }
});

test.each(['z', '9', '0', '/', ' ', 'Enter', 'ArrowDown', 'Tab', 'Escape', 'F1', 'ä'])(
  'the key %j chooses none of four options',
  (key) => expect(optionForKey(choices.at(-1)!, key)).toBeUndefined(),
);

test('keys with modifiers, keys from an input method and repeated keys are ignored', () => {
  expect(isPlainKey(plainKey)).toBe(true);
  for (const flag of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'repeat'] as const)
    expect(isPlainKey({ ...plainKey, [flag]: true })).toBe(false);
});

test('arrow keys move through the group and wrap around; without focus in it they go to the first or last item', () => {
  expect(nextIndexInGroup(8, 0, 'ArrowDown')).toBe(1);
  expect(nextIndexInGroup(8, 7, 'ArrowRight')).toBe(0);
  expect(nextIndexInGroup(8, 0, 'ArrowUp')).toBe(7);
  expect(nextIndexInGroup(8, -1, 'ArrowDown')).toBe(0);
  expect(nextIndexInGroup(8, -1, 'ArrowLeft')).toBe(7);
  expect(nextIndexInGroup(8, 3, 'Home')).toBeUndefined();
});
