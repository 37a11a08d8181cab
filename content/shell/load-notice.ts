/** Message when a part of the page fails to load. */
import words from '#words/load-notice.json' with { type: 'json' };

export const loadNotice = words.loadNotice;
