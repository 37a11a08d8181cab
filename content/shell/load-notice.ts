/** What a visitor reads when a part of the page has not arrived. */
import words from '#words/load-notice.json' with { type: 'json' };

export const loadNotice = words.loadNotice;
