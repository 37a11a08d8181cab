/** The questions of the quiz, their order and options. The copy is in content. */

const phases = ['context', 'needs', 'contact'] as const;
export type Phase = (typeof phases)[number];

type QuestionBase = { readonly id: string; readonly phase: Phase; readonly required: boolean };
type TextDefinition = QuestionBase & { readonly type: 'text' | 'url' | 'email' | 'tel' };
type ChoiceDefinition = QuestionBase & {
  readonly type: 'single' | 'multiple' | 'grid';
  readonly options: readonly string[];
  readonly max?: number;
};

/**
 * Operators may change the questions, their number and their order. Answers to `name` and `company`, and those of type
 * email, url and tel, are reused in booking, the deck form and the report. catalog.ts maps answers to agents.
 */
const questionDefinitions = [
  {
    id: 'industry',
    phase: 'context',
    type: 'single',
    required: true,
    options: [
      'saas',
      'ecommerce',
      'healthcare',
      'financial',
      'marketing',
      'real_estate',
      'manufacturing',
      'professional',
    ],
  },
  { id: 'company', phase: 'context', type: 'text', required: true },
  { id: 'website', phase: 'context', type: 'url', required: false },
  {
    id: 'role',
    phase: 'context',
    type: 'single',
    required: true,
    options: ['founder', 'cto', 'operations', 'sales', 'marketing', 'product', 'support', 'other'],
  },
  {
    id: 'bottlenecks',
    phase: 'needs',
    type: 'multiple',
    required: true,
    max: 3,
    options: [
      'leadgen',
      'sales_calls',
      'proposals',
      'support',
      'research',
      'repetitive',
      'documentation',
      'reporting',
    ],
  },
  {
    id: 'tasks',
    phase: 'needs',
    type: 'multiple',
    required: true,
    options: ['emails', 'calling', 'crm', 'reporting', 'research', 'meetings', 'proposals', 'social'],
  },
  {
    id: 'tools',
    phase: 'needs',
    type: 'grid',
    required: true,
    options: [
      'gmail',
      'slack',
      'zapier',
      'notion',
      'salesforce',
      'hubspot',
      'zoho',
      'excel',
      'asana',
      'trello',
      'airtable',
      'zoom',
    ],
  },
  {
    id: 'team_size',
    phase: 'needs',
    type: 'single',
    required: true,
    options: ['solo', 'small', 'medium', 'large'],
  },
  { id: 'name', phase: 'contact', type: 'text', required: true },
  { id: 'email', phase: 'contact', type: 'email', required: true },
  { id: 'phone', phase: 'contact', type: 'tel', required: false },
  {
    id: 'timeline',
    phase: 'contact',
    type: 'single',
    required: true,
    options: ['immediate', 'this_month', 'exploring', 'just_curious'],
  },
] as const satisfies readonly (TextDefinition | ChoiceDefinition)[];

type QuestionDefinition = (typeof questionDefinitions)[number];
export type QuestionId = QuestionDefinition['id'];
export type ChoiceId = Extract<QuestionDefinition, { options: readonly string[] }>['id'];
export type TextId = Exclude<QuestionId, ChoiceId>;
export type OptionOf<Id extends ChoiceId> = Extract<
  QuestionDefinition,
  { id: Id; options: readonly string[] }
>['options'][number];

export type TextQuestion = TextDefinition & { readonly id: TextId };
export type ChoiceQuestion = ChoiceDefinition & { readonly id: ChoiceId };
export type Question = TextQuestion | ChoiceQuestion;

export const QUESTIONS: readonly Question[] = questionDefinitions;

/** Phases that have a question, in order. */
export const PHASES: readonly Phase[] = phases.filter((phase) =>
  QUESTIONS.some((question) => question.phase === phase),
);

export const questionAt = (index: number): Question => {
  const question = QUESTIONS[index];
  if (!question) throw new RangeError(`There is no question ${index}`);
  return question;
};

export const isChoice = (question: Question): question is ChoiceQuestion => 'options' in question;
