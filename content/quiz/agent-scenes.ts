/** A small drawing for every agent of the catalog. The quiz results show it on the card of the agent. */

import type { AgentId } from '#domain/quiz/catalog.ts';
import words from '#words/quiz/agent-scenes.json' with { type: 'json' };

const { agentScenes: sceneWords } = words;
type Words = typeof sceneWords;

/** Messages of the agent and of another person, in turn. */
const threadScene = (scene: Words['sdr'], isAgentFirst: boolean) => ({
  kind: 'thread' as const,
  ...scene,
  messages: scene.messages.map((text, i) => ({ text, isFromAgent: (i % 2 === 0) === isAgentFirst })),
});
type RowState = 'done' | 'open' | 'idle';
const sheetScene = (scene: Words['workflow-automation'], ...states: readonly RowState[]) => ({
  kind: 'sheet' as const,
  ...scene,
  rows: scene.rows.map((row, i) => ({ ...row, state: states[i] ?? 'idle' })),
});
const pageScene = (scene: Words['custom']) => ({ kind: 'page' as const, ...scene });

/** The text `label` is the text alternative of a scene, `done` the result of the work. */
export const agentScenes = {
  sdr: threadScene(sceneWords.sdr, true),
  'proposal-writer': pageScene(sceneWords['proposal-writer']),
  'support-bot': threadScene(sceneWords['support-bot'], false),
  research: pageScene(sceneWords.research),
  'workflow-automation': sheetScene(sceneWords['workflow-automation'], 'done', 'done', 'open'),
  'meeting-scheduler': sheetScene(sceneWords['meeting-scheduler'], 'idle', 'done', 'done'),
  'social-media-manager': sheetScene(sceneWords['social-media-manager'], 'done', 'open', 'idle'),
  'analytics-reporting': {
    kind: 'bars' as const,
    ...sceneWords['analytics-reporting'],
    bars: [62, 70, 66, 74, 78, 49].map((value, i) => ({ week: i + 1, value })),
    markedWeek: 6,
  },
  'document-processing': sheetScene(sceneWords['document-processing'], 'done', 'done', 'open'),
  custom: pageScene(sceneWords.custom),
  'business-automation': sheetScene(sceneWords['business-automation'], 'done', 'done', 'open'),
  'communication-assistant': sheetScene(sceneWords['communication-assistant'], 'done', 'done', 'open'),
} satisfies Record<AgentId, object>;
export type AgentScene = (typeof agentScenes)[AgentId];
