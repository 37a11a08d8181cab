import * as v from 'valibot';
import { expect, test } from 'vitest';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { pageHeads } from '../shell/page-heads.ts';
import { findCatalogFaults, findContentFaults, findCountFaults, runChecks } from './checks.ts';
import { list, text } from './text-rule.ts';

test('the content has no faults', async () => {
  expect(await findContentFaults()).toEqual([]);
});

test('a fault names the file, the field and the reason', () => {
  const rule = { file: 'content/x.ts', field: 'people', schema: list(v.object({ name: text(3) }), 1, 2) };
  const faults = (...names: string[]) => runChecks([{ ...rule, data: names.map((name) => ({ name })) }]);
  expect(faults('four')).toEqual(['content/x.ts: people.0.name is 4 characters, at most 3 fit']);
  expect(faults('a', 'b', 'c')).toEqual(['content/x.ts: people has more than 2 entries']);
});

test('a title or description with the wrong number of questions is reported', () => {
  const quiz = { ...pageHeads.quiz, title: 'Unser Quiz: 99 Fragen' };
  expect(findCountFaults(quiz)).toEqual([
    `page-heads.json: quiz.title says 99 questions, the quiz has ${QUESTIONS.length}`,
  ]);
});

test('an agent that no quiz answer can recommend is reported, except an agent without any matches', () => {
  const matches = { challenges: [], tasks: ['weaving'], tools: [] };
  expect(
    findCatalogFaults([
      { id: 'weaver', matches },
      { id: 'custom', matches: { ...matches, tasks: [] } },
    ]),
  ).toEqual(['domain/quiz/catalog.ts: weaver is never recommended: no question offers weaving']);
});
