import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, NO_ANSWERS } from '#domain/quiz/answers.ts';
import { completeAnswers } from '#domain/quiz/arbitraries.ts';
import { FALLBACK } from '#domain/quiz/catalogue.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { isHint, recommend } from '#domain/quiz/scoring.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import { because, bookingNotes, firstMonth, optionLabel } from './quiz-results.ts';

test('the first month names only tools that match its agents, and no weak matches', () => {
  const named = (plan: string, question: string, values: readonly string[]) =>
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
      expect(named(plan, 'tools', tools).filter((tool) => !reasons.includes(tool))).toEqual([]);
      for (const one of stack)
        if (isHint(one, stack)) expect(plan).not.toContain(`${agents[one.agent].title} joins`);
    }),
  );
});

describe('the reason for a recommendation', () => {
  test('from the visitor’s own answers', () => {
    const reasons = [
      { question: 'bottlenecks', value: 'leadgen' },
      { question: 'tasks', value: 'crm' },
      { question: 'tools', value: 'hubspot' },
    ] as const;
    const [agent] = FALLBACK;
    const sentence = because({ agent: agent!, score: 5, reasons });
    for (const { question, value } of reasons)
      expect(sentence.toLowerCase()).toContain(optionLabel(question, value).toLowerCase());
    if (site.sampleContent)
      expect(sentence).toBe('Because you chose finding leads, CRM updates and HubSpot.');
  });

  test('has no repeated and no empty phrases', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const recommendation of recommend(answers)) {
          const sentence = because(recommendation);
          expect(sentence).toMatch(/^Because .+\.$/);
          const words = sentence.slice('Because you chose '.length, -1).split(/, | and /);
          expect(new Set(words).size).toBe(words.length);
        }
      }),
    );
  });

  test('for the fallback too', () => {
    for (const agent of FALLBACK) expect(because({ agent, score: 0, reasons: [] })).toMatch(/^Because .+\.$/);
  });

  test('the booking notes contain the stack and the answers', () => {
    const titles = FALLBACK.map((agent) => agents[agent].title).join(', ');
    expect(bookingNotes(NO_ANSWERS, recommend([]))).toMatch(new RegExp(`^AI .+: ${titles}$`));
    const given: Partial<Record<string, Answer>> = {
      company: 'Acme',
      website: 'acme.test',
      role: ['sales'],
      phone: '+1 555 010 0147',
    };
    const answers = QUESTIONS.map(({ id }, index) => given[id] ?? NO_ANSWERS[index]!);
    if (site.sampleContent)
      expect(bookingNotes(answers, [])).toMatch(/^Acme, acme\.test, Sales, \+1 555 010 0147\. AI /);
  });
});
