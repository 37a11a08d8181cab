import { expect, test } from 'vitest';
import type { Recommendation } from './scoring.ts';
import { linksBetween } from './stack.ts';

const recommended = (...tools: string[]): Recommendation => ({
  agent: 'custom',
  score: tools.length,
  reasons: tools.map((value) => ({ question: 'tools', value })),
});

test('a tool feeds the agents that it speaks for', () => {
  expect(linksBetween(['mail', 'sheet'], [recommended('mail', 'sheet'), recommended('sheet')])).toEqual([
    { tool: 0, agent: 0, named: true },
    { tool: 1, agent: 0, named: true },
    { tool: 1, agent: 1, named: true },
  ]);
});

test('an agent that no tool speaks for works inside all of them', () => {
  expect(linksBetween(['mail', 'sheet'], [recommended('mail', 'sheet'), recommended()]).slice(2)).toEqual([
    { tool: 0, agent: 1, named: false },
    { tool: 1, agent: 1, named: false },
  ]);
});

test('a tool that speaks for no agent feeds the first', () => {
  expect(linksBetween(['mail', 'other'], [recommended('mail'), recommended('mail')])).toContainEqual({
    tool: 1,
    agent: 0,
    named: false,
  });
});
