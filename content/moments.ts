/** Three milestones with their times, for the process and the quiz results. */
import words from '#words/moments.json' with { type: 'json' };

export const { workflow: firstWorkflow, agent: firstAgent, stack: fullStack } = words.moments;

export const moments = [firstWorkflow, firstAgent, fullStack];
