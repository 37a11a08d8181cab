/** Copy of the questions. Separate, because the first screen of the quiz does not need it. */
import type { ChoiceId, OptionOf, Phase, TextId } from '#domain/quiz/questions.ts';
import words from '#words/quiz/questions.json' with { type: 'json' };

type Asked = { text: string; description: string };
/** Copy of any question. */
export type Wording = Asked & { placeholder?: string; options?: Readonly<Partial<Record<string, string>>> };
type QuestionCopy = { [Id in TextId]: Asked & { placeholder: string } } & {
  [Id in ChoiceId]: Asked & { options: Record<OptionOf<Id>, string> };
};

export const phases: Record<Phase, { title: string; description: string }> = words.phases;

export const questions: QuestionCopy = words.questions;
