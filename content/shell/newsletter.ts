import words from '#words/newsletter.json' with { type: 'json' };
import { fill } from '../message.ts';
import { site } from '../site.ts';

/** This is not in navigation.ts, because the browser loads it with the form, which needs no links. */
export const newsletter = fill(words.newsletter, { email: site.email });
