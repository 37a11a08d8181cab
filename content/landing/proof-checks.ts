/** Rules of the copy in the lower half of the landing page. */
import * as v from 'valibot';
import { type Check, text } from '#content/text-rule.ts';
import { companyMarks } from './company-marks.ts';
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
  imageAlt: text(120),
  keyMetric1Value: text(6),
  keyMetric1Label: text(24),
  keyMetric2Value: text(6),
  keyMetric2Label: text(24),
  bulletPoints: v.pipe(v.array(text(54)), v.length(3)),
});

const TestimonialSchema = v.object({
  id: text(20),
  sample: v.boolean(),
  name: text(24),
  position: text(30),
  company: text(24),
  companyType: text(32),
  image: v.pipe(v.string(), v.regex(/^\/portraits\/[\w-]+\.svg$/, 'is not one of our portraits')),
  companyLogo: v.pipe(
    v.string(),
    v.check((name) => name in companyMarks, 'is not in company-marks.ts'),
  ),
  quote: text(120),
  longQuote: text(220),
  metrics: v.pipe(
    v.array(v.object({ percentage: v.pipe(text(4), v.endsWith('%')), description: text(34) })),
    v.length(2),
  ),
  result: v.object({ value: text(8), description: text(48) }),
});

const ToolSchema = v.object({ name: text(16), description: text(38), category: text(24), mark: text(24) });
const toolNames = tools.map(({ name }) => name);
const StripSchema = v.object({
  title: text(60),
  text: text(120),
  marks: v.pipe(v.array(v.picklist(toolNames, 'is not among the tools')), v.length(8)),
});

const QuizCtaSchema = v.object({
  title: text(40),
  text: text(120),
  card: v.object({ topics: v.pipe(v.array(v.object({ name: text(12), sample: text(24) })), v.length(5)) }),
});

const FaqSchema = v.object({
  category: text(14),
  question: v.pipe(text(56), v.endsWith('?', 'is not a question')),
  answer: text(300),
});

const ContactSchema = v.object({
  title: text(60),
  text: text(180),
  figures: v.pipe(v.array(v.object({ value: text(10), label: text(18) })), v.length(3)),
  testimonial: v.object({ sample: v.boolean(), quote: text(140), name: text(24), position: text(40) }),
});

export const proofChecks: Check[] = [
  {
    file: 'content/landing/use-cases.ts',
    schema: v.pipe(v.array(UseCaseSchema), v.length(5)),
    data: useCases,
  },
  {
    file: 'content/landing/testimonials.ts',
    schema: v.pipe(v.array(TestimonialSchema), v.length(5)),
    data: testimonials,
  },
  { file: 'content/landing/integrations.ts', schema: v.array(ToolSchema), data: tools },
  { file: 'content/landing/integrations.ts', schema: StripSchema, data: integrationsStrip },
  { file: 'content/landing/quiz-cta.ts', schema: QuizCtaSchema, data: quizCta },
  { file: 'content/landing/faq.ts', schema: v.pipe(v.array(FaqSchema), v.length(6)), data: faq },
  { file: 'content/landing/contact.ts', schema: ContactSchema, data: contact },
];
