/** Copy of the results. It is a separate file, because the browser needs it only at the end of the quiz. */

import { type Answers, choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { FALLBACK } from '#domain/quiz/catalog.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { isPurposeReason, isWeakMatch, type Reason, type Recommendation } from '#domain/quiz/scoring.ts';
import words from '#words/quiz/results.json' with { type: 'json' };
import { formatDate, formatList } from '../formats.ts';
import { fill } from '../message.ts';
import { moments } from '../moments.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import { type QuestionWords, questions } from './quiz-questions.ts';

const copy = fill(words.results, { origin: site.origin, email: site.email, phone: site.phone });

export const results = {
  ...copy,
  share: words.share,
  personalSource: words.personal.source,
  for: (name: string, company: string) => fill(copy.for, { who: [name, company].filter(Boolean).join(', ') }),
  /** Title of the page. Browsers suggest it as the name of the PDF. */
  documentTitle: (company: string) =>
    `${[copy.documentTitle, company].filter(Boolean).join(', ')} | ${site.name}`,
  /** Date on the printed results. */
  madeOn: (date: Date) => formatDate(date, { dateStyle: 'long' }),
};

/** Label of an option. */
export const optionLabel = (question: string, value: string): string => {
  const copy: QuestionWords | undefined = Object.entries(questions).find(([id]) => id === question)?.[1];
  return copy?.options?.[value] ?? value;
};

const inSentences: Readonly<Partial<Record<string, string>>> = words.inSentences;

/** Label of an option inside a sentence. It may differ from the label on its button. */
const labelInSentence = ({ question, value }: Reason): string =>
  inSentences[`${question}.${value}`] ?? optionLabel(question, value);

const outcomeInSentence = ({ agent }: Recommendation): string =>
  inSentences[`outcome.${agent}`] ?? agents[agent].outcome;

/** Reason why an agent is recommended, from the answers of the visitor. */
export const because = ({ agent, reasons }: Recommendation): string => {
  const purposes = reasons.filter(isPurposeReason);
  if (purposes.length > 0)
    return fill(words.because.chosen, { answers: formatList(purposes.map(labelInSentence)) });
  if (reasons.length > 0) return words.because.unnamed;
  return agent === FALLBACK[0] ? words.because.custom : words.because.routine;
};

/** Hours per week that a first agent saves after three months: lowest and highest value for each team size. */
const SAVED_HOURS: Readonly<Record<string, readonly [number, number]>> = {
  solo: [2, 4],
  small: [4, 8],
  medium: [8, 16],
  large: [16, 30],
};

/** A sentence about industry, team size and role of the visitor. Empty without industry or team size. */
export const writePersonalSentence = (answers: Answers): string => {
  const [industry] = choicesFor(answers, 'industry');
  const [size = ''] = choicesFor(answers, 'team_size');
  const [role = ''] = choicesFor(answers, 'role');
  const hours = SAVED_HOURS[size];
  const { sizes, roles, sentence } = words.personal;
  const team = (sizes as Partial<Record<string, string>>)[size];
  if (!industry || !hours || !team) return '';
  const [low, high] = hours;
  return [
    fill(sentence, { team, industry: labelInSentence({ question: 'industry', value: industry }), low, high }),
    (roles as Partial<Record<string, string>>)[role],
  ]
    .filter(Boolean)
    .join(' ');
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
export const stackInWords = (tools: readonly string[], recommendations: readonly Recommendation[]): string =>
  fill(words.stack, {
    tools: formatList(tools),
    agents: formatList(recommendations.map(({ agent }) => agents[agent].title)),
    outcomes: formatList(recommendations.map(outcomeInSentence)),
  });

/** The milestones of the first month, with the agents and tools of the visitor. */
export const firstMonth = (recommendations: readonly Recommendation[]) => {
  const strongMatches = recommendations.filter(
    (recommendation) => !isWeakMatch(recommendation, recommendations),
  );
  const [first = '', second] = strongMatches.map(({ agent }) => agents[agent].title);
  const tools =
    strongMatches[0]?.reasons.filter(({ question }) => question === 'tools').map(labelInSentence) ?? [];
  const { call, workflow, daily, month } = words.firstMonth;
  return [
    { when: call.when, is: fill(call.is, { agent: first }) },
    {
      when: fill(workflow.when, { time: moments[0].after }),
      is: tools.length > 0 ? fill(workflow.inTools, { tools: formatList(tools.slice(0, 3)) }) : workflow.is,
    },
    { when: fill(daily.when, { time: moments[1].after }), is: fill(daily.is, { agent: first }) },
    { when: month.when, is: second ? fill(month.joined, { agent: second }) : month.is },
  ];
};

/** Questions and answers of the visitor as text, without empty answers. */
export const answersInWords = (answers: Answers) =>
  QUESTIONS.map(({ id }, index) => ({
    question: questions[id].text,
    answer: formatList([answers[index] ?? ''].flat().map((value) => optionLabel(id, value))),
  })).filter(({ answer }) => answer.trim() !== '');
