/** The words of the results: apart from the questions, since the browser needs them only at the end. */
import type { Reason, Recommendation } from '#domain/quiz/scoring.ts';
import { agents } from './agents.ts';
import { questions, type Wording } from './quiz.ts';
import { site } from './site.ts';

export const results = {
  title: 'Your AI Stack is Ready!',
  benefits: 'Key Benefits',
  book: 'Book Free AI Consultation',
  report: 'Email My AI Report',
  home: 'Return to Website',
  for: (name: string, company: string) => `Made for ${[name, company].filter(Boolean).join(', ')}`,
  next: 'Talk it through',
  terms: 'A free 30-minute call about this stack: what to build first, what it needs, what it saves.',
  sending: 'Sending...',
  sent: 'Your report is on its way to your inbox.',
  failed: `We could not send your report. Please try again, book a call, or write to ${site.email}.`,
} as const;

const list = new Intl.ListFormat('en-GB');

const labelOf = ({ question, value }: Reason): string => {
  const copy: Wording | undefined = Object.entries(questions).find(([id]) => id === question)?.[1];
  const options = copy?.options ?? {};
  const label = options[value] ?? value;
  // Tools are names and keep their capital; so do abbreviations.
  return question === 'tools' || /^[A-Z]{2}/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
};

/** Why an agent was recommended, from the visitor's own answers. */
export const because = ({ agent, reasons }: Recommendation): string => {
  if (reasons.length > 0) return `Because you chose ${list.format(reasons.map(labelOf))}.`;
  return agent === 'custom'
    ? 'Because your answers point to something that no ready-made agent covers.'
    : 'Because routine steps are where most teams start.';
};

/** What the person who takes the call should know, for the booking form. */
export const bookingNotes = (company: string, recommendations: readonly Recommendation[]): string =>
  `${company ? `${company}: ` : ''}AI stack from the quiz: ${recommendations.map(({ agent }) => agents[agent].title).join(', ')}`;
