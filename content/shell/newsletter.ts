import words from '#words/newsletter.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';

/** Not in navigation.ts: the browser loads this with the form, and the form needs no links. */
export const newsletter = fill(words.newsletter, { email: site.email });
