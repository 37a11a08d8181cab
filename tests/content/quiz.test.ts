/** Copy of the quiz, and the questions of the sample. */
import { expect, test } from 'vitest';
import { agents } from '#content/quiz/agents.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { phases, questions } from '#content/quiz/quiz-questions.ts';
import { AGENTS } from '#domain/quiz/catalog.ts';
import { isChoice, PHASES, QUESTIONS } from '#domain/quiz/questions.ts';
import { sampleOnly } from '../support/sample-only.ts';

test.each(QUESTIONS.map((question) => [question.id, question] as const))(
  '%s has a label for each of its options',
  (id, question) => {
    const copy = questions[id];
    if (!isChoice(question)) return;
    const labels = 'options' in copy ? copy.options : {};
    expect(Object.keys(labels)).toEqual(question.options);
  },
);

sampleOnly(() => {
  test('asks twelve questions in three phases of four', () => {
    expect(QUESTIONS).toHaveLength(12);
    expect(QUESTIONS.map(({ phase }) => phase)).toEqual(PHASES.flatMap((phase) => Array(4).fill(phase)));
  });

  test('has the specified questions in order; only website and phone are optional', () => {
    expect(QUESTIONS.map(({ id, type, required }) => `${id} ${type}${required ? '' : ' optional'}`)).toEqual([
      'industry single',
      'company text',
      'website url optional',
      'role single',
      'bottlenecks multiple',
      'tasks multiple',
      'tools grid',
      'team_size single',
      'name text',
      'email email',
      'phone tel optional',
      'timeline single',
    ]);
  });

  test('only the bottlenecks have a maximum', () => {
    expect(QUESTIONS.flatMap((question) => ('max' in question ? [[question.id, question.max]] : []))).toEqual(
      [['bottlenecks', 3]],
    );
  });

  test('shows the maximum and the number of chosen options', () => {
    expect([quiz.upTo(3), quiz.counter(2, 3)]).toEqual(['Up to 3', '2 of 3']);
  });

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

  test('the intro has the exact texts of the specification', () => {
    expect(quiz.intro).toMatchObject({
      title: 'AI Readiness Assessment',
      lead: 'Discover the perfect AI automation stack for your business',
      terms: '12 questions to analyze your automation opportunities',
      start: 'Start Assessment',
    });
  });
});
