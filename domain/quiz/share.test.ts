import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeAnswers } from '../../tests/support/arbitraries.ts';
import { isChoice, QUESTIONS } from './questions.ts';
import { recommend } from './scoring.ts';
import { sharedAnswers, sharedFragment } from './share.ts';

test('a shared link leads to the same recommendations and carries no text that was typed', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      const shared = sharedAnswers(sharedFragment(answers));
      if (!shared) throw new Error('The link cannot be read');
      expect(recommend(shared)).toEqual(recommend(answers));
      for (const [index, question] of QUESTIONS.entries())
        if (!isChoice(question)) expect(shared[index]).toBe('');
    }),
  );
});

test('a link that is truncated, changed or from another quiz cannot be read', () => {
  const [answers] = fc.sample(completeAnswers, 1);
  const fragment = sharedFragment(answers ?? []);
  for (const bad of [
    fragment.slice(0, fragment.lastIndexOf('.')),
    fragment.replace(/\.\w+$/, '.'),
    fragment.replace(/\.\w+$/, '.%3Cscript%3E'),
    fragment.replace(/=\w+/, '=zzzz'),
    '#result=',
  ])
    expect(sharedAnswers(bad), bad).toBeUndefined();
});
