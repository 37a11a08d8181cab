/** Rules for the copy of the two product pages. */
import * as v from 'valibot';
import { b2bFeatures, b2bProof, enrichment, enterprise, leadGeneration, outreach } from './b2b.ts';
import { b2bBoard, b2bHero } from './b2b-hero.ts';
import { agentHierarchy, exampleCalendar, socialHero, socialResults, socialSteps } from './social-os.ts';
import { type Check, list, text } from './text-rule.ts';

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

const SocialOsSchema = v.object({
  hero: v.object({ title: text(60), lead: text(180), terms: text(60) }),
  agents: v.pipe(v.array(v.object({ name: text(20), job: text(70), log: text(40) })), v.length(8)),
  steps: v.pipe(
    v.array(v.object({ title: text(24), when: text(12), description: text(120), detail: text(50) })),
    v.length(4),
  ),
  calendar: v.pipe(
    v.array(
      v.object({
        date: text(6),
        day: text(9),
        type: text(14),
        theme: text(18),
        title: text(60),
        status: v.picklist(['Published', 'Scheduled', 'Draft']),
      }),
    ),
    v.length(7),
  ),
  hoursBasis: text(130),
  hoursSaved: v.pipe(
    v.array(v.object({ name: text(30), low: v.number(), high: v.number() })),
    v.check(
      (tasks) =>
        `${sum(tasks.map((t) => t.low))}-${sum(tasks.map((t) => t.high))}` === socialResults.saved.value,
      `do not add up to ${socialResults.saved.value}`,
    ),
  ),
});

const B2bSchema = v.object({
  hero: v.object({ title: text(60), lead: text(140), terms: text(60) }),
  channels: v.pipe(v.array(v.object({ name: text(10), event: text(24), day: text(6) })), v.length(3)),
  fields: v.pipe(
    v.array(v.object({ name: text(12), fields: v.number(), sample: text(50) })),
    v.check(
      (groups) => sum(groups.map((g) => g.fields)) >= Number.parseInt(enrichment.figure.value, 10),
      `are fewer than the ${enrichment.figure.value} ${enrichment.figure.label} promised`,
    ),
  ),
  events: v.array(v.object({ lane: v.picklist(outreach.lanes), day: v.number(), text: text(70) })),
  thread: v.array(v.object({ who: text(12), text: text(80) })),
  figures: v.array(v.object({ value: text(7), label: text(24), basis: v.optional(text(60)) })),
  stats: v.pipe(v.array(v.object({ value: text(5), label: text(24), counted: text(44) })), v.length(4)),
  live: v.array(v.object({ claim: text(40), counted: text(60) })),
  basis: text(220),
  brief: list(text(44), 2, 4),
});

/** A page made of a ProductCopy: a line `{ file, schema: ProductCopySchema, data }` below checks it. */
export const ProductCopySchema = v.object({
  kicker: text(40),
  title: text(60),
  lead: text(180),
  book: text(28),
  terms: text(60),
  jobs: v.object({ title: text(60), points: list(v.object({ title: text(32), text: text(140) }), 2, 6) }),
  steps: v.object({
    title: text(60),
    list: list(v.object({ title: text(32), when: text(24), text: text(140) }), 2, 4),
  }),
  figures: v.object({
    title: text(60),
    basis: text(160),
    list: list(v.object({ value: text(7), label: text(40) }), 2, 4),
  }),
  closing: v.object({
    title: text(60),
    lead: text(160),
    book: text(28),
    quiz: text(28),
    terms: list(text(32), 1, 4),
  }),
});

export const productChecks: Check[] = [
  {
    file: 'content/b2b.ts',
    schema: B2bSchema,
    data: {
      hero: b2bHero,
      channels: b2bBoard.channels,
      fields: enrichment.record.groups,
      events: outreach.events,
      thread: b2bFeatures.collaboration.thread,
      figures: [leadGeneration.figure, enrichment.figure, outreach.figure],
      stats: b2bProof.stats,
      live: b2bProof.live,
      basis: b2bProof.basis,
      brief: enterprise.brief.lines,
    },
  },
  {
    file: 'content/social-os.ts',
    schema: SocialOsSchema,
    data: {
      hero: socialHero,
      agents: [
        agentHierarchy.strategist,
        agentHierarchy.manager,
        ...agentHierarchy.platforms,
        agentHierarchy.tracker,
      ],
      steps: socialSteps.steps,
      calendar: exampleCalendar.rows,
      hoursBasis: socialResults.saved.basis,
      hoursSaved: socialResults.saved.tasks,
    },
  },
];
