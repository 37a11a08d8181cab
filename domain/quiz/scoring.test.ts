import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { completeAnswers } from '../../tests/support/arbitraries.ts';
import { type Answers, choicesFor, NO_ANSWERS } from './answers.ts';
import { AGENTS } from './catalog.ts';
import { isWeakMatch, recommend, scoreAgent } from './scoring.ts';

vi.mock('./questions.ts', () => import('../../tests/support/small-quiz.ts'));
vi.mock('./catalog.ts', async (readCatalog) => ({
  ...(await readCatalog<object>()),
  ...(await import('../../tests/support/small-catalog.ts')),
}));

const answersFor = (bottlenecks: string[], tasks: string[], tools: string[]): Answers =>
  NO_ANSWERS.with(3, bottlenecks).with(4, tasks).with(5, tools);
const rankAgents = (answers: Answers) => recommend(answers).map(({ agent, score }) => [agent, score]);

describe('examples', () => {
  test('a challenge scores two points, a task two points and a tool one point', () => {
    expect(
      rankAgents(answersFor(['leadgen', 'sales_calls'], ['emails', 'calling'], ['gmail', 'hubspot'])),
    ).toEqual([
      ['sdr', 10],
      ['support-bot', 2],
      ['meeting-scheduler', 1],
    ]);
  });

  test('equal scores keep the order of the catalog', () => {
    expect(rankAgents(answersFor(['repetitive'], [], []))).toEqual([
      ['proposal-writer', 2],
      ['workflow-automation', 2],
    ]);
    expect(rankAgents(answersFor([], ['proposals'], []))).toEqual([
      ['proposal-writer', 2],
      ['document-processing', 2],
    ]);
  });

  test('a recommendation lists the answers that led to it', () => {
    expect(recommend(answersFor(['reporting'], ['reporting'], ['airtable', 'zoom']))[0]).toEqual({
      agent: 'analytics-reporting',
      score: 5,
      reasons: [
        { question: 'bottlenecks', value: 'reporting' },
        { question: 'tasks', value: 'reporting' },
        { question: 'tools', value: 'airtable' },
      ],
    });
  });

  test('recommends Custom AI Solution and Business Automation AI Agent if no agent matches', () => {
    expect(rankAgents(NO_ANSWERS)).toEqual([
      ['custom', 0],
      ['business-automation', 0],
    ]);
    expect(rankAgents(answersFor([], [], ['trello', 'asana', 'zoho']))).toEqual(rankAgents(NO_ANSWERS));
  });

  test('an industry is worth one point to an agent that names it', () => {
    const agent = {
      id: 'x',
      matches: { challenges: [], tasks: [], tools: [], industries: ['saas'] as const },
    };
    expect(scoreAgent(agent, NO_ANSWERS.with(0, ['saas']))).toMatchObject({ score: 1 });
    expect(scoreAgent(agent, NO_ANSWERS.with(0, ['financial']))).toMatchObject({ score: 0 });
  });
});

describe('a weak match', () => {
  const findWeakMatches = (...scores: number[]) => {
    const all = scores.map((score) => ({ agent: 'custom' as const, score, reasons: [] }));
    return all.map((recommendation) => isWeakMatch(recommendation, all));
  };
  test('scores low beside a strong first agent', () => {
    expect(findWeakMatches(10, 3, 2)).toEqual([false, false, true]);
    expect(findWeakMatches(4, 2, 1)).toEqual([false, true, true]);
  });
  test('is an agent that only tools point to, if the first agent has another reason', () => {
    const stack = recommend(answersFor(['support'], [], ['gmail', 'zoom']));
    expect(stack.map((recommendation) => [recommendation.agent, isWeakMatch(recommendation, stack)])).toEqual(
      [
        ['support-bot', false],
        ['meeting-scheduler', true],
        ['sdr', true],
      ],
    );
  });
  test('is never the fallback, and no agent is weak if the first one is weak too', () => {
    expect(findWeakMatches(3, 2, 1)).toEqual([false, false, false]);
    expect(findWeakMatches(0, 0)).toEqual([false, false]);
  });
});

describe('properties', () => {
  test('recommends one to three agents: the best, and of equal ones the first in the catalog', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        const scored = AGENTS.map((agent) => scoreAgent(agent, answers)).filter(({ score }) => score > 0);
        const best = scored.toSorted((a, b) => b.score - a.score || scored.indexOf(a) - scored.indexOf(b));
        expect(recommend(answers)).toEqual(best.slice(0, 3));
      }),
    );
  });

  test('every reason is an answer that the visitor gave', () => {
    fc.assert(
      fc.property(completeAnswers, (answers) => {
        for (const { reasons } of recommend(answers))
          for (const { question, value } of reasons) expect(choicesFor(answers, question)).toContain(value);
      }),
    );
  });

  test('a complete quiz always finds an agent, since every bottleneck belongs to an agent', () => {
    fc.assert(fc.property(completeAnswers, (answers) => recommend(answers).every(({ score }) => score > 0)));
  });
});
