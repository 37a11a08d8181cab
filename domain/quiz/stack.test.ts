import { expect, test } from 'vitest';
import type { Recommendation } from './scoring.ts';
import { linksBetween } from './stack.ts';

const createRecommendation = (...tools: string[]): Recommendation => ({
  agent: 'custom',
  score: tools.length,
  reasons: tools.map((value) => ({ question: 'tools', value })),
});

test('a tool is linked to the agents that it matches', () => {
  expect(
    linksBetween(['mail', 'sheet'], [createRecommendation('mail', 'sheet'), createRecommendation('sheet')]),
  ).toEqual([
    { tool: 0, agent: 0, isMatch: true },
    { tool: 1, agent: 0, isMatch: true },
    { tool: 1, agent: 1, isMatch: true },
  ]);
});

test('an agent without a matching tool is linked to all tools', () => {
  expect(
    linksBetween(['mail', 'sheet'], [createRecommendation('mail', 'sheet'), createRecommendation()]).slice(2),
  ).toEqual([
    { tool: 0, agent: 1, isMatch: false },
    { tool: 1, agent: 1, isMatch: false },
  ]);
});

test('a tool without a matching agent is linked to the first agent', () => {
  expect(
    linksBetween(['mail', 'other'], [createRecommendation('mail'), createRecommendation('mail')]),
  ).toContainEqual({
    tool: 1,
    agent: 0,
    isMatch: false,
  });
});
