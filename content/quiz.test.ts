import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeAnswers } from '#domain/quiz/arbitraries.ts';
import { isChoice, PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { AGENTS, recommend } from '#domain/quiz/scoring.ts';
import { agents } from './agents.ts';
import { phases, questions, quiz } from './quiz.ts';
import { because, bookingNotes } from './quiz-results.ts';

describe('specified words', () => {
  test('names the phases', () => {
    expect(PHASES.map((phase) => phases[phase].title)).toEqual([
      'Business Context',
      'Need & Pain Points',
      'Contact Details',
    ]);
  });

  test('names the agents', () => {
    expect(AGENTS.map(({ id }) => agents[id].title)).toEqual([
      'SDR AI Agent',
      'Proposal Writer Agent',
      'Support Bot Agent',
      'Research Agent',
      'Workflow Automation Agent',
      'Meeting Scheduler Agent',
      'Social Media Manager Agent',
      'Analytics & Reporting Agent',
      'Document Processing Agent',
      'Custom AI Solution',
      'Business Automation AI Agent',
      'Communication AI Assistant',
    ]);
  });

  test('makes the claims of the catalogue', () => {
    expect(agents.sdr.benefits.join()).toContain('100+ prospects daily');
    expect(agents['workflow-automation'].benefits.join()).toContain('15+ hours per week saved');
  });

  test('introduces the quiz word for word', () => {
    expect(quiz.intro).toMatchObject({
      title: 'AI Readiness Assessment',
      lead: 'Discover the perfect AI automation stack for your business',
      terms: '12 questions to analyze your automation opportunities',
      start: 'Start Assessment',
    });
  });
});

describe('every question', () => {
  test.each(QUESTIONS.map((question) => [question.id, question] as const))(
    '%s has its words',
    (id, question) => {
      const copy = questions[id];
      if (!isChoice(question)) return;
      const labels = 'options' in copy ? copy.options : {};
      expect(Object.keys(labels)).toEqual(question.options);
    },
  );
});

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
