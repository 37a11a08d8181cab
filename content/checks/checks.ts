/**
 * Rules for the content. The build and the tests run them; the browser never loads them. The message names the field
 * that is missing or too long.
 */
import * as v from 'valibot';
import { AGENTS, type Agent, RULES } from '#domain/quiz/catalogue.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { enrichment } from '../b2b-sales/b2b-sales.ts';
import { withoutCaseStudy } from '../case-studies.ts';
import { hasPart } from '../has-part.ts';
import { companyMarks } from '../landing/company-marks.ts';
import { companyWordmarks } from '../landing/company-wordmarks.ts';
import { stats } from '../landing/hero.ts';
import { tools } from '../landing/integrations.ts';
import { testimonials } from '../landing/testimonials.ts';
import type { Part } from '../part.ts';
import { type PageHead, pageHeads } from '../shell/page-heads.ts';
import { site } from '../site.ts';
import { socialResults } from '../social-os/social-os.ts';
import { colorFaults } from './contrast.ts';
import { list, text } from './text-rule.ts';
import { wordFaults } from './word-checks.ts';

/** Data of one content file, with its schema. */
type Check = {
  file: string;
  /** The optional part that the data belongs to, if any. */
  part?: Part;
  /** Name of the field in messages, for lists whose entries have no name. */
  field?: string;
  schema: v.GenericSchema;
  data: unknown;
};

const url = v.pipe(v.string(), v.url('is not a web address'));
const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

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
  { file: 'domain/quiz/questions.ts', field: 'shapes', schema: list(v.any(), 4, 24), data: QUESTIONS },
];

/** All errors in the content, one line each. */
export const contentFaults = async (): Promise<string[]> => [
  ...faultsOf(checks),
  ...(await wordFaults()),
  ...countFaults(),
  ...caseStudyFaults(),
  ...catalogueFaults(),
  ...colorFaults(),
];

const caseStudyFaults = (): string[] =>
  (hasPart('case-studies') ? withoutCaseStudy() : []).map(
    (id) => `case-studies.json: studies has no entry with the id ${id}, whom the site quotes`,
  );

/** Reports agents that no answer of the quiz leads to, for example because an option was removed. */
export const catalogueFaults = (list: readonly Agent[] = AGENTS): string[] => {
  const offered = (id: string): readonly string[] => {
    const question = QUESTIONS.find((candidate) => candidate.id === id);
    return question && isChoice(question) ? question.options : [];
  };
  return list.flatMap(({ id, matches }) => {
    const named = RULES.flatMap(({ criterion }) => matches[criterion] ?? []);
    const isFound = RULES.some(({ question, criterion }) =>
      matches[criterion]?.some((value) => offered(question).includes(value)),
    );
    return named.length === 0 || isFound
      ? []
      : [`domain/quiz/catalogue.ts: ${id} is never recommended: no question offers ${named.join(', ')}`];
  });
};

/** The description of the quiz page must contain the number of questions in digits, in any language. */
export const countFaults = (head: PageHead = pageHeads.quiz): string[] =>
  (['title', 'description'] as const).flatMap((field) => {
    const [statedCount] = /\d+/.exec(head[field]) ?? [];
    return statedCount === undefined || Number(statedCount) === QUESTIONS.length
      ? []
      : [`page-heads.json: quiz.${field} says ${statedCount} questions, the quiz has ${QUESTIONS.length}`];
  });

export function faultsOf(list: Check[]): string[] {
  return list.flatMap(({ file, part, field, schema, data }) =>
    (part && !hasPart(part) ? [] : (v.safeParse(schema, data).issues ?? [])).map((issue) => {
      const place = [field, v.getDotPath(issue)].filter(Boolean).join('.');
      return `${file}: ${place} ${issue.message}`;
    }),
  );
}
