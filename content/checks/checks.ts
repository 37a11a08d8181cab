/** Rules for the content. The build and the tests check them. Each message names a field that breaks a rule. */
import * as v from 'valibot';
import { AGENTS, type Agent, RULES } from '#domain/quiz/catalog.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { enrichment } from '../b2b-sales/b2b-sales.ts';
import { customersWithoutCaseStudy } from '../case-studies.ts';
import { hasPart } from '../has-part.ts';
import { companyLogos } from '../landing/company-logos.ts';
import { companyWordmarks } from '../landing/company-wordmarks.ts';
import { stats } from '../landing/hero.ts';
import { tools } from '../landing/integrations.ts';
import { testimonials } from '../landing/testimonials.ts';
import type { Part } from '../part.ts';
import { type PageHead, pageHeads } from '../shell/page-heads.ts';
import { site } from '../site.ts';
import { socialResults } from '../social-os/social-os.ts';
import { findColorFaults } from './contrast.ts';
import { list, text } from './text-rule.ts';
import { findWordFaults } from './word-checks.ts';

/** Data of one content file, with its schema. */
type Check = {
  file: string;
  /** The optional part that the data belongs to. If the site leaves this part out, the data is not checked. */
  part?: Part;
  /** Name of the data in messages. */
  field?: string;
  schema: v.GenericSchema;
  data: unknown;
};

const url = v.pipe(v.string(), v.url('is not a web address'));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const SiteSchema = v.object({
  name: text(24),
  origin: v.pipe(url, v.regex(/[^/]$/, 'ends with a slash')),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ()-]{7,20}$/, 'is not in international format')),
  email: v.pipe(v.string(), v.email('is not an email address')),
  booking: v.object({ origin: url, embedScript: url, embedOrigin: url, link: text(80), namespace: text(40) }),
});

const PageHeadSchema = v.object({
  path: text(60),
  title: v.pipe(text(65), v.minLength(10, 'is too short')),
  description: v.pipe(text(165), v.minLength(50, 'is too short')),
});

const StatSchema = v.object({ value: v.pipe(v.number(), v.minValue(1, 'has no figure')) });

const TestimonialSchema = v.object({
  image: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+\.(?:jpe?g|png|webp|svg)$/i, 'is not a picture file')),
  ),
  companyLogo: v.optional(
    v.pipe(
      v.string(),
      v.check((name) => name in companyLogos, 'is not in company-logos.ts'),
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
});

const HoursSchema = v.pipe(
  v.array(v.object({ low: v.number(), high: v.number() })),
  v.check(
    (tasks) =>
      [tasks.map(({ low }) => low), tasks.map(({ high }) => high)].map(sum).join() ===
      socialResults.saved.value.match(/\d+/g)?.join(),
    `do not add up to ${socialResults.saved.value}`,
  ),
);

const FieldsSchema = v.pipe(
  v.array(v.object({ fields: v.number() })),
  v.check(
    (groups) => sum(groups.map(({ fields }) => fields)) >= Number.parseInt(enrichment.figure.value, 10),
    `are fewer than the ${enrichment.figure.value} promised`,
  ),
);

const checks: Check[] = [
  { file: 'content/site.ts', schema: SiteSchema, data: site },
  { file: 'content/shell/page-heads.ts', schema: v.record(v.string(), PageHeadSchema), data: pageHeads },
  { file: 'content/landing/hero.ts', field: 'stats', schema: v.array(StatSchema), data: stats },
  {
    file: 'content/landing/testimonials.ts',
    part: 'success-stories',
    field: 'testimonials',
    schema: v.array(TestimonialSchema),
    data: testimonials,
  },
  {
    file: 'content/landing/integrations.ts',
    part: 'integrations',
    field: 'marks',
    schema: list(v.string(), 4, 12),
    data: tools.flatMap(({ mark }) => mark ?? []),
  },
  {
    file: 'content/b2b-sales/b2b-sales.ts',
    part: 'b2bSales',
    field: 'fields',
    schema: FieldsSchema,
    data: enrichment.record.groups,
  },
  {
    file: 'content/social-os/social-os.ts',
    part: 'socialOs',
    field: 'hours',
    schema: HoursSchema,
    data: socialResults.saved.tasks,
  },
  {
    file: 'domain/quiz/questions.ts',
    field: 'questionDefinitions',
    schema: list(v.any(), 4, 24),
    data: QUESTIONS,
  },
];

/** All faults in the content, one line each. */
export const findContentFaults = async (): Promise<string[]> => [
  ...runChecks(checks),
  ...(await findWordFaults()),
  ...findCountFaults(),
  ...findCaseStudyFaults(),
  ...findCatalogFaults(),
  ...findColorFaults(),
];

const findCaseStudyFaults = (): string[] =>
  (hasPart('case-studies') ? customersWithoutCaseStudy() : []).map(
    (id) => `case-studies.json: studies has no entry with the id ${id}, whom the site quotes`,
  );

/** Reports agents that the quiz never recommends, for example because an option was removed. */
export const findCatalogFaults = (list: readonly Agent[] = AGENTS): string[] => {
  const offeredOptions = (id: string): readonly string[] => {
    const question = QUESTIONS.find((candidate) => candidate.id === id);
    return question && isChoice(question) ? question.options : [];
  };
  return list.flatMap(({ id, matches }) => {
    const matchValues = RULES.flatMap(({ criterion }) => matches[criterion] ?? []);
    const isReachable = RULES.some(({ question, criterion }) =>
      matches[criterion]?.some((value) => offeredOptions(question).includes(value)),
    );
    return matchValues.length === 0 || isReachable
      ? []
      : [`domain/quiz/catalog.ts: ${id} is never recommended: no question offers ${matchValues.join(', ')}`];
  });
};

/** A number in the title or description of the quiz page must be the number of questions. */
export const findCountFaults = (head: PageHead = pageHeads.quiz): string[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const [statedCount] = /\d+/.exec(head[field]) ?? [];
    return statedCount === undefined || Number(statedCount) === QUESTIONS.length
      ? []
      : [`page-heads.json: quiz.${field} says ${statedCount} questions, the quiz has ${QUESTIONS.length}`];
  });

export function runChecks(list: Check[]): string[] {
  return list.flatMap(({ file, part, field, schema, data }) =>
    (part && !hasPart(part) ? [] : (v.safeParse(schema, data).issues ?? [])).map((issue) => {
      const path = [field, v.getDotPath(issue)].filter(Boolean).join('.');
      return `${file}: ${path} ${issue.message}`;
    }),
  );
}
