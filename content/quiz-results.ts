/** The words of the results: apart from the questions, since the browser needs them only at the end. */
import { type Answers, chosen, contactOf } from '#domain/quiz/answers.ts';
import { FALLBACK } from '#domain/quiz/catalogue.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { isHint, type Reason, type Recommendation } from '#domain/quiz/scoring.ts';
import { agents } from './agents.ts';
import { moments } from './moments.ts';
import { questions, type Wording } from './quiz.ts';
import { site } from './site.ts';

export const results = {
  title: 'Your AI Stack is Ready!',
  benefits: 'Key Benefits',
  book: 'Book Free AI Consultation',
  report: 'Email My AI Report',
  home: 'Return to Website',
  for: (name: string, company: string) => `Made for ${[name, company].filter(Boolean).join(', ')}`,
  /** On paper, which outlives what the browser keeps. */
  madeOn: (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long' }),
  next: 'Talk it through',
  terms: 'A free 30-minute call about this stack: what to build first, what it needs, what it saves.',
  sending: 'Sending...',
  sent: 'Your report is on its way to your inbox.',
  /** Under 'Email My AI Report' while reports are off. */
  startsOver: 'Starts the quiz over and sends nothing. To keep this report, save it as a PDF.',
  print: 'Print or Save as PDF',
  hint: 'Also worth a look',
  example: 'Example',
  tools: 'Your tools',
  agents: 'Your agents',
  outcomes: 'What comes out',
  /** Where the quiz does not ask for tools, or none was named. */
  anyTool: 'What you use today',
  planTitle: 'The first 30 days',
  answersTitle: 'What you told us',
  onPaper: `Book a free 30-minute call or ask us anything: ${site.origin}, ${site.email}, ${site.phone}`,
  failed: `We could not send your report. Please try again, book a call, or write to ${site.email}.`,
} as const;

const list = new Intl.ListFormat('en-GB');

/** An option in the words of its question. */
export const optionLabel = (question: string, value: string): string => {
  const copy: Wording | undefined = Object.entries(questions).find(([id]) => id === question)?.[1];
  return copy?.options?.[value] ?? value;
};

const labelOf = ({ question, value }: Reason): string => {
  const label = optionLabel(question, value);
  // Tools are names and keep their capital; so do abbreviations.
  return question === 'tools' || /^[A-Z]{2}/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
};

/** Why an agent was recommended, from the visitor's own answers. */
export const because = ({ agent, reasons }: Recommendation): string => {
  if (reasons.length > 0) return `Because you chose ${list.format(reasons.map(labelOf))}.`;
  return agent === FALLBACK[0]
    ? 'Because your answers point to something that no ready-made agent covers.'
    : 'Because routine steps are where most teams start.';
};

/** What the person who takes the call should know, for the booking form: all that the questions say we look at before. */
export const bookingNotes = (answers: Answers, recommendations: readonly Recommendation[]): string => {
  const { company, website, phone } = contactOf(answers);
  const role = chosen(answers, 'role').map((value) => optionLabel('role', value));
  const about = [company, website, ...role, phone].filter(Boolean).join(', ');
  const stack = recommendations.map(({ agent }) => agents[agent].title).join(', ');
  return `${about && `${about}. `}AI stack from the quiz: ${stack}`;
};

/** The drawing of the stack in words. */
export const stackInWords = (tools: readonly string[], recommendations: readonly Recommendation[]): string =>
  `${list.format(tools)} feed ${list.format(recommendations.map(({ agent }) => agents[agent].title))}. Out come ${list.format(recommendations.map(({ agent }) => agents[agent].outcome.toLowerCase()))}.`;

/** What happens when: the moments of every project, with this visitor's agents and the tools that speak for the first. */
export const firstMonth = (recommendations: readonly Recommendation[]) => {
  const planned = recommendations.filter((one) => !isHint(one, recommendations));
  const [first, second] = planned.map(({ agent }) => agents[agent].title);
  const tools = planned[0]?.reasons.filter(({ question }) => question === 'tools').map(labelOf) ?? [];
  const inside = tools.length > 0 ? `, inside ${list.format(tools.slice(0, 3))}` : '';
  const [workflow, daily] = moments;
  return [
    {
      when: 'First call',
      is: `30 minutes: we choose the first job for the ${first}, and who approves its work.`,
    },
    { when: `After ${workflow.after}`, is: `Its first workflow is live on your own data${inside}.` },
    {
      when: `After ${daily.after}`,
      is: `The ${first} is in daily use. You approve what leaves until you trust it.`,
    },
    {
      when: 'After 30 days',
      is: second
        ? `The ${second} joins, and you decide what comes next.`
        : 'We compare the hours with those before, and you decide what comes next.',
    },
  ];
};

/** The visitor's answers as they gave them, without what they left out. */
export const answersInWords = (answers: Answers) =>
  QUESTIONS.map(({ id }, index) => ({
    question: questions[id].text,
    answer: list.format([answers[index] ?? ''].flat().map((value) => optionLabel(id, value))),
  })).filter(({ answer }) => answer.trim() !== '');
