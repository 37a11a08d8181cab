/** Rules of the landing page's copy: how much fits, and how many of each the page is drawn for. */
import * as v from 'valibot';
import { type Check, list, text } from '#content/text-rule.ts';
import { customers, hero, stats } from './hero.ts';
import { industryCards } from './industries.ts';
import { processSteps } from './process.ts';
import { agentServices, socialOs } from './services.ts';

const HeroSchema = v.object({
  chip: text(24),
  headline: text(44),
  lead: text(190),
  terms: text(40),
  book: text(24),
  watch: text(16),
  quiz: text(32),
  stats: list(
    v.object({
      value: v.pipe(v.number(), v.minValue(1)),
      prefix: v.optional(text(4)),
      suffix: v.optional(text(6)),
      label: text(60),
      measured: v.optional(text(60)),
    }),
    2,
    4,
  ),
  customers: text(32),
});

const ServiceSchema = v.object({
  title: text(20),
  description: text(100),
  duties: list(text(20), 2, 4),
  scene: v.optional(text(120)),
});

const SocialOsSchema = v.object({
  title: text(16),
  tagline: text(60),
  description: text(190),
  statuses: list(
    v.object({ platform: text(12), post: text(36), status: v.picklist(['Published', 'Scheduled']) }),
    2,
    6,
  ),
});

const StepSchema = v.object({
  title: text(14),
  timeline: text(12),
  description: text(75),
  details: list(text(32), 2, 5),
});

const FeatureSchema = v.object({ text: text(40), input: text(16), outcome: text(18) });
const IndustrySchema = v.object({ title: text(22), features: list(FeatureSchema, 2, 6) });

export const landingChecks: Check[] = [
  {
    file: 'content/landing/hero.ts',
    schema: HeroSchema,
    data: { ...hero, stats, customers: customers.claim },
  },
  {
    file: 'content/landing/services.ts',
    field: 'agentServices',
    schema: list(ServiceSchema, 2, 8),
    data: agentServices,
  },
  { file: 'content/landing/services.ts', field: 'socialOs', schema: SocialOsSchema, data: socialOs },
  {
    file: 'content/landing/process.ts',
    field: 'processSteps',
    schema: list(StepSchema, 2, 6),
    data: processSteps,
  },
  {
    file: 'content/landing/industries.ts',
    field: 'industryCards',
    schema: list(IndustrySchema, 2, 10),
    data: industryCards,
  },
];
