/** Rules of the landing page's copy: how much fits, and how many of each the page is drawn for. */
import * as v from 'valibot';
import { type Check, text } from '#content/text-rule.ts';
import { customers, hero, stats } from './hero.ts';
import { industryCards } from './industries.ts';
import { processSteps } from './process.ts';
import { agentServices, socialOs } from './services.ts';

const HeroSchema = v.object({
  chip: v.literal('No-code setup'),
  headline: text(44),
  lead: text(190),
  terms: text(40),
  stats: v.pipe(
    v.array(v.object({ value: v.pipe(v.number(), v.minValue(1)), suffix: text(6), label: text(60) })),
    v.length(4),
  ),
  customers: v.pipe(v.array(text(20)), v.maxLength(5, 'do not fit on one line')),
});

const ServiceSchema = v.object({
  title: text(20),
  description: text(100),
  duties: v.pipe(v.array(text(20)), v.minLength(2, 'are too few'), v.maxLength(4, 'are too many')),
  scene: text(120),
});

const SocialOsSchema = v.object({
  title: text(16),
  tagline: text(60),
  description: text(190),
  statuses: v.pipe(
    v.array(v.object({ platform: text(12), post: text(36), status: v.picklist(['Published', 'Scheduled']) })),
    v.length(5),
  ),
});

const StepSchema = v.object({
  title: text(14),
  timeline: text(12),
  description: text(75),
  details: v.pipe(v.array(text(32)), v.length(3)),
});

const IndustrySchema = v.object({ title: text(22), features: v.pipe(v.array(text(40)), v.length(4)) });

export const landingChecks: Check[] = [
  {
    file: 'content/landing/hero.ts',
    schema: HeroSchema,
    data: { ...hero, stats, customers: customers.names },
  },
  { file: 'content/landing/services.ts', schema: v.record(v.string(), ServiceSchema), data: agentServices },
  { file: 'content/landing/services.ts', schema: SocialOsSchema, data: socialOs },
  {
    file: 'content/landing/process.ts',
    schema: v.pipe(v.array(StepSchema), v.length(4)),
    data: processSteps,
  },
  {
    file: 'content/landing/industries.ts',
    schema: v.pipe(v.array(IndustrySchema), v.length(4)),
    data: industryCards,
  },
];
