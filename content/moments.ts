/** Three milestones with their times, for the hero, the process and the deck. */
import words from '#words/moments.json' with { type: 'json' };

export const moments = words.moments;
