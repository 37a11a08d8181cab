/**
 * Rules that copy must keep. Run by the build and the tests, never shipped to the browser:
 * a missing or too long field fails and says which.
 */
import * as v from 'valibot';
import { AGENTS, type Agent, RULES } from '#domain/quiz/catalogue.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { agents } from './agents.ts';
import { colourFaults } from './contrast.ts';
import { landingChecks } from './landing/checks.ts';
import { proofChecks } from './landing/proof-checks.ts';
import { mediaChecks } from './media-checks.ts';
import { type PageHead, pageHeads } from './page-heads.ts';
import { productChecks } from './product-checks.ts';
import { phases, questions } from './quiz.ts';
import { site } from './site.ts';
import { type Check, list, text } from './text-rule.ts';

const url = v.pipe(v.string(), v.url('is not a web address'));

const SiteSchema = v.object({
  name: text(24),
  tagline: text(60),
  description: text(165),
  origin: v.pipe(url, v.regex(/[^/]$/, 'ends with a slash')),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ()-]{7,20}$/, 'is not in international format')),
  email: v.pipe(v.string(), v.email('is not an email address')),
  chatText: text(160),
  booking: v.object({ origin: url, embedScript: url, embedOrigin: url, link: text(80), namespace: text(40) }),
});

const PageHeadSchema = v.object({
  path: text(60),
  title: v.pipe(text(65), v.minLength(10, 'is too short')),
  description: v.pipe(text(165), v.minLength(50, 'is too short')),
  card: v.object({ kicker: text(40), headline: text(70) }),
});

const AgentSchema = v.object({
  title: text(40),
  outcome: text(24),
  description: text(130),
  benefits: v.pipe(v.array(text(52)), v.minLength(2, 'are too few'), v.maxLength(4, 'are too many')),
});

const QuestionSchema = v.object({
  text: v.pipe(text(40), v.endsWith('?', 'is not a question')),
  description: text(90),
  placeholder: v.optional(text(24)),
  options: v.optional(v.record(v.string(), text(24))),
});

const PhaseSchema = v.object({ title: text(24), description: text(60) });

const checks: Check[] = [
  { file: 'content/site.ts', schema: SiteSchema, data: site },
  { file: 'content/page-heads.ts', schema: v.record(v.string(), PageHeadSchema), data: pageHeads },
  ...landingChecks,
  ...productChecks,
  ...proofChecks,
  ...mediaChecks,
  { file: 'content/agents.ts', schema: v.record(v.string(), AgentSchema), data: agents },
  { file: 'domain/quiz/questions.ts', field: 'shapes', schema: list(v.any(), 4, 24), data: QUESTIONS },
  { file: 'content/quiz.ts', schema: v.record(v.string(), QuestionSchema), data: questions },
  { file: 'content/quiz.ts', schema: v.record(v.string(), PhaseSchema), data: phases },
];

/** Every fault of the content, one line each. */
export const contentFaults = (): string[] => [
  ...faultsOf(checks),
  ...countFaults(),
  ...catalogueFaults(),
  ...colourFaults(),
];

/** An agent that no answer of the quiz can lead to was forgotten when a question or an option went. */
export const catalogueFaults = (list: readonly Agent[] = AGENTS): string[] => {
  const offered = (id: string): readonly string[] => {
    const question = QUESTIONS.find((asked) => asked.id === id);
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

/** A page's head is loaded everywhere, so it says the number of questions in words of its own. */
export const countFaults = (heads: Readonly<Record<string, PageHead>> = pageHeads): string[] =>
  Object.entries(heads).flatMap(([page, { title, description }]) =>
    Object.entries({ title, description }).flatMap(([field, words]) => {
      const [, said] = /\b(\d+) (?:short )?questions\b/.exec(words) ?? [];
      return said === undefined || Number(said) === QUESTIONS.length
        ? []
        : [
            `content/page-heads.ts: ${page}.${field} says ${said} questions, the quiz has ${QUESTIONS.length}`,
          ];
    }),
  );

export function faultsOf(list: Check[]): string[] {
  return list.flatMap(({ file, field, schema, data }) =>
    (v.safeParse(schema, data).issues ?? []).map((issue) => {
      const place = [field, v.getDotPath(issue)].filter(Boolean).join('.');
      return `${file}: ${place} ${issue.message}`;
    }),
  );
}
