/** Rules of the copy in the lower half of the landing page. */
import * as v from 'valibot';
import { type Check, list, text } from '#content/text-rule.ts';
import { companyMarks } from './company-marks.ts';
import { companyWordmarks } from './company-wordmarks.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { integrationsStrip, tools } from './integrations.ts';
import { quizCta } from './quiz-cta.ts';
import { testimonials } from './testimonials.ts';
import { useCases } from './use-cases.ts';

const UseCaseSchema = v.object({
  id: text(20),
  industry: text(16),
  title: text(46),
  description: text(130),
  imageAlt: v.optional(text(120)),
  keyMetric1Value: text(8),
  keyMetric1Label: text(24),
  keyMetric2Value: text(8),
  keyMetric2Label: text(24),
  bulletPoints: list(text(54), 2, 4),
});

const TestimonialSchema = v.object({
  id: text(20),
  sample: v.boolean(),
  name: text(24),
  position: text(30),
  company: text(24),
  companyType: text(32),
  image: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+\.(?:jpe?g|png|webp|svg)$/i, 'is not a picture file')),
  ),
  companyLogo: v.optional(
    v.pipe(
      v.string(),
      v.check((name) => name in companyMarks, 'is not in company-marks.ts'),
    ),
  ),
  wordmarkWidth: v.optional(
    v.pipe(
      v.number(),
      v.check(
        (width) => Object.values(companyWordmarks).some((drawing) => drawing.width === width),
        'is not the width of a drawing in company-wordmarks.ts',
      ),
    ),
  ),
  measured: text(110),
  quote: text(120),
  longQuote: text(220),
  metrics: list(v.object({ percentage: text(8), description: text(34) }), 1, 3),
  result: v.object({ value: text(8), description: text(48) }),
});

const ToolSchema = v.object({
  name: text(16),
  description: text(38),
  category: text(24),
  mark: v.optional(text(24)),
});
const StripSchema = v.object({
  title: text(60),
  text: text(120),
  marked: list(text(24), 4, 12),
});

const QuizCtaSchema = v.object({
  title: text(40),
  text: text(120),
  card: v.object({
    topics: list(v.object({ name: text(12), sample: text(24) }), 3, 8),
  }),
});

const FaqSchema = v.object({
  category: text(14),
  question: v.pipe(text(56), v.endsWith('?', 'is not a question')),
  answer: text(300),
});

const ContactSchema = v.object({
  title: text(60),
  text: text(180),
  figures: list(v.object({ value: text(10), label: text(18) }), 2, 4),
  measured: text(130),
  rating: v.object({ distribution: list(v.number(), 5, 5), source: text(90) }),
  testimonial: v.object({ sample: v.boolean(), quote: text(140), name: text(24), position: text(40) }),
});

export const proofChecks: Check[] = [
  {
    file: 'content/landing/use-cases.ts',
    field: 'useCases',
    schema: list(UseCaseSchema, 2, 10),
    data: useCases,
  },
  {
    file: 'content/landing/testimonials.ts',
    field: 'testimonials',
    schema: list(TestimonialSchema, 2, 12),
    data: testimonials,
  },
  { file: 'content/landing/integrations.ts', field: 'tools', schema: v.array(ToolSchema), data: tools },
  {
    file: 'content/landing/integrations.ts',
    schema: StripSchema,
    data: { ...integrationsStrip, marked: tools.flatMap(({ mark }) => mark ?? []) },
  },
  { file: 'content/landing/quiz-cta.ts', schema: QuizCtaSchema, data: quizCta },
  { file: 'content/landing/faq.ts', field: 'faq', schema: list(FaqSchema, 2, 16), data: faq },
  { file: 'content/landing/contact.ts', schema: ContactSchema, data: contact },
];
