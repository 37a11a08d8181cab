/** Copy of the results. Separate, because the browser needs it only at the end. */

import { type Answers, choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { FALLBACK } from '#domain/quiz/catalogue.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { isPurposeReason, isWeakMatch, type Reason, type Recommendation } from '#domain/quiz/scoring.ts';
import words from '#words/quiz/results.json' with { type: 'json' };
import { formatDate, formatList } from '../formats.ts';
import { fill } from '../message.ts';
import { moments } from '../moments.ts';
import { site } from '../site.ts';
import { agents } from './agents.ts';
import { questions, type Wording } from './quiz-questions.ts';

const copy = fill(words.results, { origin: site.origin, email: site.email, phone: site.phone });

export const results = {
  ...copy,
  share: words.share,
  personalSource: words.personal.source,
  for: (name: string, company: string) => fill(copy.for, { who: [name, company].filter(Boolean).join(', ') }),
  /** For print: the sheet is kept longer than the answers in the browser. */
  madeOn: (date: Date) => formatDate(date, { dateStyle: 'long' }),
};

/** Label of an option. */
export const optionLabel = (question: string, value: string): string => {
  const copy: Wording | undefined = Object.entries(questions).find(([id]) => id === question)?.[1];
  return copy?.options?.[value] ?? value;
};

const inSentences: Readonly<Partial<Record<string, string>>> = words.inSentences;

/** Label of an option inside a sentence, if it differs from its button. */
const labelOf = ({ question, value }: Reason): string =>
  inSentences[`${question}.${value}`] ?? optionLabel(question, value);

const outcomeOf = ({ agent }: Recommendation): string =>
  inSentences[`outcome.${agent}`] ?? agents[agent].outcome;

/** Reason for recommending an agent, from the visitor's own answers. */
export const because = ({ agent, reasons }: Recommendation): string => {
  const purposes = reasons.filter(isPurposeReason);
  if (purposes.length > 0) return fill(words.because.chosen, { answers: formatList(purposes.map(labelOf)) });
  if (reasons.length > 0) return words.because.unnamed;
  return agent === FALLBACK[0] ? words.because.custom : words.because.routine;
};

/** Hours that a first agent saves per week after three months, by the size of the team: low and high. */
const HOURS: Readonly<Record<string, readonly [number, number]>> = {
  solo: [2, 4],
  small: [4, 8],
  medium: [8, 16],
  large: [16, 30],
};

/** One sentence for this visitor, from industry, size and role; empty if the quiz asks for none of them. */
export const personal = (answers: Answers): string => {
  const [industry] = choicesFor(answers, 'industry');
  const [size = ''] = choicesFor(answers, 'team_size');
  const [role = ''] = choicesFor(answers, 'role');
  const hours = HOURS[size];
  const { sizes, roles, sentence } = words.personal;
  const team = (sizes as Partial<Record<string, string>>)[size];
  if (!industry || !hours || !team) return '';
  const [low, high] = hours;
  return [
    fill(sentence, { team, industry: labelOf({ question: 'industry', value: industry }), low, high }),
    (roles as Partial<Record<string, string>>)[role],
  ]
    .filter(Boolean)
    .join(' ');
};

/** Notes for the booking form: the answers that we promise to read before the call. */
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
    outcomes: formatList(recommendations.map(outcomeOf)),
  });

/** The milestones of every project, with this visitor's agents and tools. */
export const firstMonth = (recommendations: readonly Recommendation[]) => {
  const planned = recommendations.filter((one) => !isWeakMatch(one, recommendations));
  const [first = '', second] = planned.map(({ agent }) => agents[agent].title);
  const tools = planned[0]?.reasons.filter(({ question }) => question === 'tools').map(labelOf) ?? [];
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

/** The visitor's answers as text, without empty ones. */
export const answersInWords = (answers: Answers) =>
  QUESTIONS.map(({ id }, index) => ({
    question: questions[id].text,
    answer: formatList([answers[index] ?? ''].flat().map((value) => optionLabel(id, value))),
  })).filter(({ answer }) => answer.trim() !== '');
