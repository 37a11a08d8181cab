/** Three milestones with their times, for the process and the quiz results. */
import words from '#words/moments.json' with { type: 'json' };

export const moments = words.moments;
