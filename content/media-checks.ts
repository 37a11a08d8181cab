/** How much copy fits on the deck's pages and in the film's captions. */
import * as v from 'valibot';
import { deck } from './deck.ts';
import { films } from './film.ts';
import { type Check, text } from './text-rule.ts';

const DeckSchema = v.object({
  problem: v.object({
    title: text(60),
    lead: text(110),
    points: v.pipe(v.array(v.object({ title: text(28), text: text(70) })), v.length(3)),
  }),
  month: v.object({ title: text(55), lead: text(110) }),
  posts: v.object({ title: text(40), lead: text(100) }),
  measured: v.object({ title: text(40) }),
  security: v.object({
    title: text(50),
    covers: text(190),
    points: v.pipe(v.array(v.object({ title: text(32), text: text(62) })), v.length(6)),
  }),
  timeline: v.object({ title: text(40), lead: text(90), details: v.pipe(v.array(text(80)), v.length(3)) }),
  offer: v.object({ title: text(40), lead: text(100), items: v.pipe(v.array(text(55)), v.length(5)) }),
});

const FilmSchema = v.object({ title: text(60), lines: v.record(v.string(), text(90)) });

export const mediaChecks: Check[] = [
  { file: 'content/deck.ts', schema: DeckSchema, data: deck },
  { file: 'content/film.ts', schema: v.record(v.string(), FilmSchema), data: films },
];
