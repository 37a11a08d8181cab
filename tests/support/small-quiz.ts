/** Test quiz. Tests of the rules do not use questions.ts, because operators change it. */
import type { Phase } from '#domain/quiz/questions.ts';

/** Independent of the ids in questions.ts. */
type AnyQuestion = Readonly<{
  id: string;
  phase: Phase;
  type: string;
  required: boolean;
  max?: number;
  options?: readonly string[];
}>;

export const QUESTIONS: readonly AnyQuestion[] = [
  { id: 'industry', phase: 'context', type: 'single', required: true, options: ['saas', 'financial'] },
  { id: 'company', phase: 'context', type: 'text', required: true },
  { id: 'website', phase: 'context', type: 'url', required: false },
  {
    id: 'bottlenecks',
    phase: 'needs',
    type: 'multiple',
    required: true,
    max: 3,
    options: ['leadgen', 'sales_calls', 'proposals', 'support', 'research', 'repetitive', 'reporting'],
  },
  {
    id: 'tasks',
    phase: 'needs',
    type: 'multiple',
    required: true,
    options: ['emails', 'calling', 'crm', 'reporting', 'proposals'],
  },
  {
    id: 'tools',
    phase: 'needs',
    type: 'grid',
    required: true,
    options: ['gmail', 'hubspot', 'airtable', 'zoom', 'trello'],
  },
  { id: 'email', phase: 'contact', type: 'email', required: true },
  { id: 'phone', phase: 'contact', type: 'tel', required: false },
];

export const PHASES: readonly Phase[] = ['context', 'needs', 'contact'];

export const questionAt = (index: number): AnyQuestion => {
  const question = QUESTIONS[index];
  if (!question) throw new RangeError(`There is no question ${index}`);
  return question;
};

export const isChoice = (question: AnyQuestion) => 'options' in question;
