/** Copy of the questions. It is a separate file, because the first screen of the quiz does not need it. */
import type { ChoiceId, OptionOf, Phase, TextId } from '#domain/quiz/questions.ts';
import words from '#words/quiz/questions.json' with { type: 'json' };

type QuestionText = { text: string; description: string };
/** Copy of any question. */
export type QuestionWords = QuestionText & {
  placeholder?: string;
  options?: Readonly<Partial<Record<string, string>>>;
};
type QuestionCopy = { [Id in TextId]: QuestionText & { placeholder: string } } & {
  [Id in ChoiceId]: QuestionText & { options: Record<OptionOf<Id>, string> };
};

export const phases: Record<Phase, { title: string; description: string }> = words.phases;

export const questions: QuestionCopy = words.questions;
