/** Copy of the results. It is a separate file, because the browser needs it only at the end of the quiz. */

import { pathTo } from '#domain/paths.ts';
import { type Answers, choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { AGENTS, type AgentId, FALLBACK } from '#domain/quiz/catalog.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { isPurposeReason, isWeakMatch, type Reason, type Recommendation } from '#domain/quiz/scoring.ts';
import moments from '#words/moments.json' with { type: 'json' };
import words from '#words/quiz/results.json' with { type: 'json' };
import { capitalizeFirst, formatDate, formatList } from '../formats.ts';
import { hasPart } from '../has-part.ts';
import { language } from '../languages.ts';
import { fill } from '../message.ts';
import { offer } from '../offer.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import { type QuestionWords, questions } from './quiz-questions.ts';

const copy = words.results;

export const results = {
  ...copy,
  share: words.share,
  hoursSource: words.personal.source,
  /** Beside the booking, for a visitor who does not qualify for the free setup. */
  earlyTerms: words.personal.earlyTerms,
  service: (service: string) => fill(copy.service, { service }),
  for: (name: string, company: string) => fill(copy.for, { who: [name, company].filter(Boolean).join(', ') }),
  /** Title of the page. Browsers suggest it as the name of the PDF. */
  documentTitle: (company: string) =>
    `${[copy.documentTitle, company].filter(Boolean).join(', ')} | ${site.name}`,
  /** Date on the printed results. */
  madeOn: (date: Date) => formatDate(date, { dateStyle: 'long' }),
};

/** Texts of one language. The server has those of every language, a page only its own. */
const ownTexts = { language, agents, questions, results: words };
export type QuizTexts = typeof ownTexts;

/** Label of an option. */
export const optionLabel = (
  question: string,
  value: string,
  texts: Pick<QuizTexts, 'questions'> = ownTexts,
): string => {
  const copy: QuestionWords | undefined = Object.entries(texts.questions).find(
    ([id]) => id === question,
  )?.[1];
  return copy?.options?.[value] ?? value;
};

const inSentence = ({ results }: QuizTexts, id: string) =>
  (results.inSentences as Readonly<Partial<Record<string, string>>>)[id];

/** Label of an option inside a sentence. It may differ from the label on its button. */
const labelInSentence = ({ question, value }: Reason, texts = ownTexts): string =>
  inSentence(texts, `${question}.${value}`) ?? optionLabel(question, value, texts);

/** Reason why an agent is recommended, from the answers of the visitor. */
export const because = ({ agent, reasons }: Recommendation, texts = ownTexts): string => {
  const copy = texts.results.because;
  const purposes = reasons.filter(isPurposeReason).map((reason) => labelInSentence(reason, texts));
  if (purposes.length > 0) return fill(copy.chosen, { answers: formatList(purposes, texts.language) });
  if (reasons.length > 0) return copy.unnamed;
  return agent === FALLBACK[0] ? copy.custom : copy.routine;
};

/** Hours per week that a first agent saves after three months: lowest and highest value for each team size. */
const SAVED_HOURS: Readonly<Record<string, readonly [number, number]>> = {
  solo: [2, 4],
  small: [4, 8],
  medium: [10, 16],
  large: [16, 30],
};

const savedHours = (answers: Answers) => SAVED_HOURS[choicesFor(answers, 'team_size')[0] ?? ''];

/** True if a team of this size saves fewer hours than the free setup asks for. */
export const isTooEarly = (answers: Answers): boolean =>
  (savedHours(answers)?.[0] ?? offer.qualifyingHours) < offer.qualifyingHours;

/** What to do now, by industry and team size of the visitor. Empty without them. */
export const writeAdvice = (answers: Answers, [first]: readonly Recommendation[]): string => {
  const [industry] = choicesFor(answers, 'industry');
  const [size = ''] = choicesFor(answers, 'team_size');
  const [low, high] = savedHours(answers) ?? [];
  const team = (words.personal.sizes as Partial<Record<string, string>>)[size];
  if (!industry || !first || !team || low === undefined || high === undefined) return '';
  const isEarly = isTooEarly(answers);
  return fill(isEarly ? words.personal.early : words.personal.now, {
    agent: agents[first.agent].title,
    team: isEarly ? capitalizeFirst(team) : team,
    industry: labelInSentence({ question: 'industry', value: industry }),
    low,
    high,
  });
};

/** The service of the landing page that an agent belongs to, with its link. */
export const serviceOf = (id: AgentId): { name: string; href: string | undefined } => {
  const service = AGENTS.find((agent) => agent.id === id)?.service;
  if (!service) return { name: words.services.custom, href: undefined };
  const page = service === 'socialOs' ? 'socialOs' : 'home';
  const hasTarget = hasPart(service === 'socialOs' ? 'socialOs' : 'services');
  return {
    name: words.services[service],
    href: hasTarget ? pathTo(page, page === 'home' ? 'services' : undefined) : undefined,
  };
};

/** Notes for the booking form, so that the team can read the answers before the call. */
export const bookingNotes = (answers: Answers, recommendations: readonly Recommendation[]): string => {
  const { company, website, phone } = contactOf(answers);
  const role = choicesFor(answers, 'role').map((value) => optionLabel('role', value));
  const about = [company, website, ...role, phone].filter(Boolean).join(', ');
  const stack = recommendations.map(({ agent }) => agents[agent].title).join(', ');
  return fill(about ? words.bookingNotes.about : words.bookingNotes.stack, { about, stack });
};

/** Text alternative of the stack diagram. */
export const stackInWords = (
  tools: readonly string[],
  recommendations: readonly Recommendation[],
  texts = ownTexts,
): string => {
  const list = (entries: readonly string[]) => formatList(entries, texts.language);
  return fill(texts.results.stack, {
    tools: list(tools),
    agents: list(recommendations.map(({ agent }) => texts.agents[agent].title)),
    outcomes: list(
      recommendations.map(
        ({ agent }) => inSentence(texts, `outcome.${agent}`) ?? texts.agents[agent].outcome,
      ),
    ),
  });
};

/** The milestones of the first month, with the agents and tools of the visitor. */
export const firstMonth = (recommendations: readonly Recommendation[]) => {
  const strongMatches = recommendations.filter(
    (recommendation) => !isWeakMatch(recommendation, recommendations),
  );
  const [first = '', second] = strongMatches.map(({ agent }) => agents[agent].title);
  const tools =
    strongMatches[0]?.reasons
      .filter(({ question }) => question === 'tools')
      .map((reason) => labelInSentence(reason)) ?? [];
  const { call, workflow, daily, month } = words.firstMonth;
  return [
    { when: call.when, is: fill(call.is, { agent: first }) },
    {
      when: fill(workflow.when, { time: moments.workflow.after }),
      is: tools.length > 0 ? fill(workflow.inTools, { tools: formatList(tools.slice(0, 3)) }) : workflow.is,
    },
    { when: fill(daily.when, { time: moments.agent.after }), is: fill(daily.is, { agent: first }) },
    { when: month.when, is: second ? fill(month.joined, { agent: second }) : month.is },
  ];
};

/** Questions and answers of the visitor as text, without empty answers. */
export const answersInWords = (answers: Answers) =>
  QUESTIONS.map(({ id }, index) => ({
    question: questions[id].text,
    answer: formatList(
      [answers[index] ?? '']
        .flat()
        .map((value, i) => (i === 0 ? optionLabel(id, value) : labelInSentence({ question: id, value }))),
    ),
  })).filter(({ answer }) => answer.trim() !== '');
