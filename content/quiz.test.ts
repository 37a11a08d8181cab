import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeAnswers } from '#domain/quiz/arbitraries.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { because, bookingNotes } from './quiz-results.ts';

describe('why an agent is recommended', () => {
  test('from the visitor’s own answers', () => {
    const reasons = [
      { question: 'bottlenecks', value: 'leadgen' },
      { question: 'tasks', value: 'crm' },
      { question: 'tools', value: 'hubspot' },
    ] as const;
    expect(because({ agent: 'sdr', score: 5, reasons })).toBe(
      'Because you chose finding leads, CRM updates and HubSpot.',
    );
  });

  test('never the same words twice, never without words', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const recommendation of recommend(answers)) {
          const sentence = because(recommendation);
          expect(sentence).toMatch(/^Because you chose .+\.$/);
          const words = sentence.slice('Because you chose '.length, -1).split(/, | and /);
          expect(new Set(words).size).toBe(words.length);
        }
      }),
    );
  });

  test('for the fallback too', () => {
    for (const agent of ['custom', 'business-automation'] as const)
      expect(because({ agent, score: 0, reasons: [] })).toMatch(/^Because .+\.$/);
  });

  test('tells the person who takes the call which stack it was', () => {
    expect(bookingNotes('Acme', recommend([]))).toBe(
      'Acme: AI stack from the quiz: Custom AI Solution, Business Automation AI Agent',
    );
  });
});
