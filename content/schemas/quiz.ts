/** Schemas of the quiz copy: keys and maximum lengths. */
import * as v from 'valibot';
import { entriesFor, exactly, file, list, question, text, words } from '#content/checks/text-rule.ts';
import { AGENTS, type AgentId } from '#domain/quiz/catalog.ts';
import {
  type ChoiceId,
  isChoice,
  type OptionOf,
  type Phase,
  QUESTIONS,
  type TextId,
} from '#domain/quiz/questions.ts';

const AGENT_IDS = AGENTS.map(({ id }): AgentId => id);
const PHASE_IDS: readonly Phase[] = ['context', 'needs', 'contact'];

type QuestionText = { text: string; description: string };
type Questions = { [Id in TextId]: QuestionText & { placeholder: string } } & {
  [Id in ChoiceId]: QuestionText & { options: Record<OptionOf<Id>, string> };
};

/** Copy of each question, with a placeholder or with the labels of its options. */
const QuestionsSchema = v.strictObject(
  Object.fromEntries(
    QUESTIONS.map((quizQuestion) => [
      quizQuestion.id,
      words({
        text: question(40),
        description: text(90),
        ...(isChoice(quizQuestion)
          ? { options: entriesFor(quizQuestion.options, text(24)) }
          : { placeholder: text(24) }),
      }),
    ]),
  ),
) as unknown as v.GenericSchema<Questions>;

const SCENES = {
  sdr: words({ label: text(76), messages: exactly(2, text(76)), done: text(36) }),
  'proposal-writer': words({
    label: text(110),
    title: text(36),
    lines: exactly(3, text(52)),
    done: text(76),
  }),
  'support-bot': words({ label: text(110), messages: exactly(2, text(76)), done: text(52) }),
  research: words({ label: text(76), title: text(36), lines: exactly(3, text(76)), done: text(52) }),
  'workflow-automation': words({
    label: text(110),
    rows: exactly(3, words({ name: text(14), value: text(24) })),
    done: text(52),
  }),
  'meeting-scheduler': words({
    label: text(110),
    rows: exactly(3, words({ name: text(14), value: text(36) })),
    done: text(36),
  }),
  'social-media-manager': words({
    label: text(110),
    rows: exactly(3, words({ name: text(14), value: text(24) })),
    done: text(52),
  }),
  'analytics-reporting': words({ label: text(110), title: text(24), done: text(76) }),
  'document-processing': words({
    label: text(76),
    rows: exactly(3, words({ name: text(24), value: text(36) })),
    done: text(52),
  }),
  custom: words({ label: text(76), title: text(52), lines: exactly(3, text(76)), done: text(52) }),
  'business-automation': words({
    label: text(110),
    rows: exactly(3, words({ name: text(24), value: text(24) })),
    done: text(52),
  }),
  'communication-assistant': words({
    label: text(110),
    rows: exactly(3, words({ name: text(14), value: text(24) })),
    done: text(52),
  }),
};
/** Scenes of the agents in the catalog. */
const scenesOfCatalog = Object.fromEntries(
  Object.entries(SCENES).filter(([id]) => AGENT_IDS.some((agent) => agent === id)),
) as typeof SCENES;

export const QuizAgentScenesSchema = file({ agentScenes: words(scenesOfCatalog) });

export const QuizAgentsSchema = file({
  agents: entriesFor(
    AGENT_IDS,
    words({ title: text(40), outcome: text(24), description: text(130), benefits: list(text(52), 2, 4) }),
  ),
});

export const QuizFaultsSchema = file({
  quizFaults: words({
    required: text(36),
    selection: text(36),
    url: text(36),
    email: text(52),
    tel: text(52),
    invalid: text(24),
  }),
});

export const QuizQuestionsSchema = file({
  phases: entriesFor(PHASE_IDS, words({ title: text(24), description: text(60) })),
  questions: QuestionsSchema,
});

export const QuizQuizSchema = file({
  quiz: words({
    loading: text(52),
    starting: text(52),
    intro: words({
      title: text(36),
      lead: text(110),
      terms: text(110),
      promises: v.optional(list(text(40), 1, 3)),
      exampleResult: v.optional(
        words({
          label: text(28),
          tools: exactly(3, text(8)),
          agents: exactly(2, text(24)),
          outcome: words({ value: text(8), label: text(36) }),
        }),
      ),
      start: text(36),
      noScript: text(52),
      noScriptCall: text(36),
    }),
    embedded: words({ title: text(52), badge: text(26) }),
    home: text(24),
    previous: text(36),
    back: text(14),
    next: text(16),
    finish: text(18),
    enterHint: text(24),
    enterKey: text(14),
    upTo: text(24),
    counter: text(36),
    full: text(76),
    step: text(36),
    percent: text(36),
    questionNumber: text(52),
    phases: text(36),
    finishing: text(52),
    offline: text(110),
    retry: text(24),
    cleared: text(76),
  }),
});

export const QuizResultsSchema = file({
  results: words({
    title: text(36),
    documentTitle: text(36),
    benefits: text(24),
    book: text(52),
    report: text(36),
    home: text(36),
    for: text(24),
    next: text(36),
    terms: text(130),
    sending: text(24),
    sent: text(76),
    startsOver: text(110),
    startedOver: text(76),
    backToReport: text(36),
    print: text(36),
    hint: text(36),
    example: text(24),
    tools: text(24),
    agents: text(24),
    outcomes: text(24),
    anyTool: text(36),
    planTitle: text(36),
    answersTitle: text(36),
    onPaper: text(200),
    failed: text(120),
  }),
  inSentences: v.record(v.string(), text(40)),
  because: words({ chosen: text(52), custom: text(110), routine: text(76), unnamed: text(90) }),
  personal: words({
    sentence: text(110),
    sizes: v.record(v.string(), text(30)),
    roles: v.record(v.string(), text(100)),
    source: text(110),
  }),
  share: words({
    button: text(36),
    note: text(90),
    copied: text(90),
    failed: text(90),
    shared: text(52),
    take: text(36),
    broken: words({ title: text(40), text: text(130) }),
  }),
  bookingNotes: words({ stack: text(52), about: text(76) }),
  stack: text(76),
  firstMonth: words({
    call: words({ when: text(24), is: text(110) }),
    workflow: words({ when: text(24), is: text(76), inTools: text(110) }),
    daily: words({ when: text(24), is: text(110) }),
    month: words({ when: text(24), is: text(110), joined: text(76) }),
  }),
});
