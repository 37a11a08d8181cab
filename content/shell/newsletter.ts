import words from '#words/newsletter.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';

/** Not in navigation.ts: the browser loads it with the form, and needs no links for that. */
export const newsletter = fill(words.newsletter, { email: site.email });
