import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, NO_ANSWERS } from '#domain/quiz/answers.ts';
import { AGENTS, FALLBACK } from '#domain/quiz/catalog.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { isPurposeReason, isWeakMatch, recommend } from '#domain/quiz/scoring.ts';
import services from '#words/landing/services.json' with { type: 'json' };
import words from '#words/quiz/results.json' with { type: 'json' };
import { completeAnswers } from '../../tests/support/arbitraries.ts';
import { formatList } from '../formats.ts';
import { offer } from '../offer.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import {
  because,
  bookingNotes,
  firstMonth,
  isTooEarly,
  optionLabel,
  serviceOf,
  writeAdvice,
} from './quiz-results.ts';

/** Separators of a list in this language. */
const LIST_SEPARATOR = new RegExp(formatList(['#', '#', '#']).split('#').slice(1, 3).join('|'));

test('the first month names only tools that match its agents, and no weak matches', () => {
  const namesIn = (plan: string, question: string, values: readonly string[]) =>
    values.filter((value) => plan.includes(optionLabel(question, value)));
  const tools = QUESTIONS.flatMap((question) =>
    question.id === 'tools' && isChoice(question) ? question.options : [],
  );
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      const stack = recommend(answers);
      const plan = firstMonth(stack)
        .map(({ is }) => is)
        .join(' ');
      const reasons = stack[0]!.reasons.map(({ value }) => value);
      expect(namesIn(plan, 'tools', tools).filter((tool) => !reasons.includes(tool))).toEqual([]);
      for (const recommendation of stack)
        if (isWeakMatch(recommendation, stack))
          expect(plan).not.toContain(`${agents[recommendation.agent].title} joins`);
    }),
  );
});

const answersWith = (choices: Partial<Record<string, Answer>>) =>
  QUESTIONS.map(({ id }, index) => choices[id] ?? NO_ANSWERS[index]!);

test('the advice names the first agent and a range of hours, and is empty without answers', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      const stack = recommend(answers);
      const advice = writeAdvice(answers, stack);
      if (!site.sampleContent) return;
      expect(advice).toMatch(/ usually get \d+-\d+ hours a week back/);
      expect(advice).not.toMatch(/[{}]|undefined/);
      expect(advice.includes(agents[stack[0]!.agent].title)).toBe(!isTooEarly(answers));
    }),
  );
  expect(writeAdvice(NO_ANSWERS, recommend(NO_ANSWERS))).toBe('');
});

test('teams that save fewer hours than the free setup asks for are told so', () => {
  if (!site.sampleContent) return;
  for (const [size, isEarly] of [
    ['solo', true],
    ['small', true],
    ['medium', false],
    ['large', false],
  ] as const) {
    const answers = answersWith({ industry: ['healthcare'], team_size: [size] });
    expect(isTooEarly(answers), size).toBe(isEarly);
    const advice = writeAdvice(answers, recommend(answers));
    expect(advice.includes(`Our free setup starts at ${offer.qualifyingHours} hours`), size).toBe(isEarly);
  }
  expect(isTooEarly(NO_ANSWERS)).toBe(false);
});

test('every agent belongs to a service of the landing page by the same name, or is built for the customer', () => {
  const names = [...services.agentServices.map(({ title }) => title), services.socialOs.title];
  for (const { id } of AGENTS) {
    const { name, href } = serviceOf(id);
    if (href) expect(names).toContain(name);
  }
});

describe('the reason for a recommendation', () => {
  test('does not name the tool if the visitor chose only a tool', () => {
    const [agent] = FALLBACK;
    const sentence = because({ agent: agent!, score: 1, reasons: [{ question: 'tools', value: 'gmail' }] });
    expect(sentence).toBe(words.because.unnamed);
  });

  test('names each answer of the visitor once, but no tools, and is never empty', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const recommendation of recommend(answers)) {
          const sentence = because(recommendation);
          const [before = '', after = ''] = words.because.chosen.split('{answers}');
          expect(sentence).toMatch(/\S/);
          const purposes = recommendation.reasons.filter(isPurposeReason);
          if (purposes.length === 0) continue;
          expect(sentence.startsWith(before) && sentence.endsWith(after)).toBe(true);
          const reasons = sentence.slice(before.length, sentence.length - after.length).split(LIST_SEPARATOR);
          expect(new Set(reasons).size).toBe(purposes.length);
        }
      }),
    );
  });

  test('is not empty for the default recommendations', () => {
    for (const agent of FALLBACK) expect(because({ agent, score: 0, reasons: [] })).toMatch(/\S/);
  });
});

test('the booking notes contain the stack and the answers', () => {
  const titles = FALLBACK.map((agent) => agents[agent].title).join(', ');
  expect(bookingNotes(NO_ANSWERS, recommend([]))).toContain(titles);
});
