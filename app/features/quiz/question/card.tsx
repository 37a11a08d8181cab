import { type ComponentProps, type Dispatch, memo, useEffect, useRef } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import type { QuizEvent } from '#domain/quiz/machine.ts';
import { isChoice, type Question } from '#domain/quiz/questions.ts';
import { MAX_TEXT, type QuizFault } from '#domain/quiz/validation.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { ChoiceAnswer } from './choice-answer.tsx';

type QuestionCardProps = {
  question: Question;
  answer: Answer;
  error: QuizFault | undefined;
  /** True if the last choice exceeded the maximum and was ignored. */
  isRefused: boolean;
  heading: 'h1' | 'h3';
  dispatch: Dispatch<QuizEvent>;
};

type InputHelp = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>;

/** Autofill and phone keyboard by id or type of a question. The id wins. */
const INPUT_HELP: Readonly<Partial<Record<string, InputHelp>>> = {
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  url: { autoComplete: 'url', autoCapitalize: 'none', inputMode: 'url', spellCheck: false },
  email: { autoComplete: 'email', autoCapitalize: 'none', inputMode: 'email', spellCheck: false },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
};

/** Memoized: rendering the previous question again during its exit would delay the next question. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, answer, error, isRefused, heading: Heading, dispatch } = props;
  const card = useRef<HTMLFieldSetElement & HTMLDivElement>(null);
  const copy = questions[question.id];
  const isChoiceQuestion = isChoice(question);
  const id = `quiz-${question.id}`;

  useEffect(() => {
    if (error) card.current?.querySelector('input')?.focus();
  }, [error]);

  const Group = isChoiceQuestion ? 'fieldset' : 'div';
  const title = (
    <Heading
      tabIndex={isChoiceQuestion ? -1 : undefined}
      className={Heading === 'h1' ? 'text-h2' : 'text-h3'}
    >
      {isChoiceQuestion ? copy.text : <label htmlFor={id}>{copy.text}</label>}
    </Heading>
  );
  const describedBy = `${id}-about ${id}-error`;
  return (
    <Group
      ref={card}
      role={question.type === 'single' ? 'radiogroup' : undefined}
      aria-describedby={isChoiceQuestion ? describedBy : undefined}
      className="min-w-0"
    >
      {isChoiceQuestion ? <legend>{title}</legend> : title}
      <p id={`${id}-about`} className={`${Heading === 'h1' ? 'mt-3' : 'mt-1'} text-balance text-muted`}>
        <NonBreaking balanced>{copy.description}</NonBreaking>
      </p>
      <div className="mt-7 short:mt-4">
        <p id={`${id}-error`} role="alert" className="mb-3 font-semibold text-danger empty:absolute">
          {error && <NonBreaking balanced>{quizFaults[error]}</NonBreaking>}
        </p>
        {isChoiceQuestion ? (
          <ChoiceAnswer
            question={question}
            selectedValues={typeof answer === 'string' ? [] : answer}
            isInvalid={error !== undefined}
            isRefused={isRefused}
            onChoose={(value) => dispatch({ type: 'choose', value })}
          />
        ) : (
          <input
            id={id}
            name={question.id}
            type={question.type}
            {...(INPUT_HELP[question.id] ?? INPUT_HELP[question.type])}
            enterKeyHint="next"
            maxLength={MAX_TEXT}
            placeholder={questions[question.id].placeholder}
            value={typeof answer === 'string' ? answer : ''}
            onChange={(event) => dispatch({ type: 'write', text: event.target.value })}
            aria-required={question.required || undefined}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy}
            className="max-lg:scroll-mb-24 min-h-16 w-full rounded-card border border-control-line bg-surface px-5 text-h3 text-ink transition-colors duration-120 placeholder:text-muted/70 hover:border-ink aria-invalid:border-danger aria-invalid:outline-danger"
          />
        )}
      </div>
    </Group>
  );
});
