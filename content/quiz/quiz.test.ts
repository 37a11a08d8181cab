import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, NO_ANSWERS } from '#domain/quiz/answers.ts';
import { completeAnswers } from '#domain/quiz/arbitraries.ts';
import { FALLBACK } from '#domain/quiz/catalog.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { isPurposeReason, isWeakMatch, recommend } from '#domain/quiz/scoring.ts';
import words from '#words/quiz/results.json' with { type: 'json' };
import { formatList } from '../formats.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import { because, bookingNotes, firstMonth, optionLabel, writePersonalSentence } from './quiz-results.ts';

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

test('the sentence for the visitor contains a range of hours, and is empty without answers', () => {
  fc.assert(
    fc.property(completeAnswers, (answers) => {
      const sentence = writePersonalSentence(answers);
      if (!site.sampleContent) return;
      expect(sentence).toMatch(/ in .+ usually get \d+-\d+ hours a week back/);
      expect(sentence).not.toMatch(/[{}]|undefined/);
    }),
  );
  expect(writePersonalSentence(NO_ANSWERS)).toBe('');
});

describe('the reason for a recommendation', () => {
  test('names the answers of the visitor, but no tools', () => {
    const reasons = [
      { question: 'bottlenecks', value: 'leadgen' },
      { question: 'tasks', value: 'crm' },
      { question: 'tools', value: 'hubspot' },
    ] as const;
    const [agent] = FALLBACK;
    const sentence = because({ agent: agent!, score: 5, reasons });
    expect(sentence).not.toContain(optionLabel('tools', 'hubspot'));
    if (site.sampleContent) expect(sentence).toBe('Because you chose finding leads and CRM updates.');
  });

  test('does not name the tool if the visitor chose only a tool', () => {
    const [agent] = FALLBACK;
    const sentence = because({ agent: agent!, score: 1, reasons: [{ question: 'tools', value: 'gmail' }] });
    expect(sentence).toBe(words.because.unnamed);
    expect(sentence).not.toContain(optionLabel('tools', 'gmail'));
  });

  test('is never empty and names no answer twice', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const recommendation of recommend(answers)) {
          const sentence = because(recommendation);
          const [before = '', after = ''] = words.because.chosen.split('{answers}');
          expect(sentence).toMatch(/\S/);
          if (!recommendation.reasons.some(isPurposeReason)) continue;
          expect(sentence.startsWith(before) && sentence.endsWith(after)).toBe(true);
          const reasons = sentence.slice(before.length, sentence.length - after.length).split(LIST_SEPARATOR);
          expect(new Set(reasons).size).toBe(reasons.length);
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
  const givenAnswers: Partial<Record<string, Answer>> = {
    company: 'Acme',
    website: 'acme.test',
    role: ['sales'],
    phone: '+1 555 010 0147',
  };
  const answers = QUESTIONS.map(({ id }, index) => givenAnswers[id] ?? NO_ANSWERS[index]!);
  if (site.sampleContent)
    expect(bookingNotes(answers, [])).toMatch(/^Acme, acme\.test, Sales, \+1 555 010 0147\. AI /);
});
