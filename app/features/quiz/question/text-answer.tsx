import type { ComponentProps } from 'react';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { TextQuestion } from '#domain/quiz/questions.ts';
import { MAX_TEXT } from '#domain/quiz/validation.ts';

type InputHelp = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>;

/** Autofill and phone keyboard for each type of question. */
const INPUT_HELP_BY_TYPE: Record<TextQuestion['type'], InputHelp> = {
  text: {},
  url: { autoComplete: 'url', autoCapitalize: 'none', inputMode: 'url', spellCheck: false },
  email: { autoComplete: 'email', autoCapitalize: 'none', inputMode: 'email', spellCheck: false },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
};
const INPUT_HELP_BY_QUESTION: Partial<Record<string, InputHelp>> = {
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
};

type TextAnswerProps = {
  question: TextQuestion;
  id: string;
  text: string;
  isInvalid: boolean;
  describedBy: string;
  onWrite: (text: string) => void;
};

export function TextAnswer({ question, id, text, isInvalid, describedBy, onWrite }: TextAnswerProps) {
  return (
    <input
      id={id}
      name={question.id}
      type={question.type}
      {...INPUT_HELP_BY_TYPE[question.type]}
      {...INPUT_HELP_BY_QUESTION[question.id]}
      enterKeyHint="next"
      maxLength={MAX_TEXT}
      placeholder={questions[question.id].placeholder}
      value={text}
      onChange={(event) => onWrite(event.target.value)}
      aria-required={question.required || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className="text-answer"
    />
  );
}
