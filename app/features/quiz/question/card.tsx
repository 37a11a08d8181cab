import { type Dispatch, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { quizFaults } from '#content/quiz/quiz-faults.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { Answer } from '#domain/quiz/answers.ts';
import type { QuizEvent } from '#domain/quiz/machine.ts';
import { isChoice, type Question } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

type QuestionCardProps = {
  question: Question;
  answer: Answer;
  error: QuizFault | undefined;
  refused: boolean;
  /** True if the card takes focus when it appears. False for the first question of the embedded quiz. */
  takesFocus: boolean;
  heading: 'h1' | 'h3';
  dispatch: Dispatch<QuizEvent>;
};

/** Memoized, so that the question that leaves is not rendered again and does not delay the next question. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, answer, error, refused, takesFocus, heading: Heading, dispatch } = props;
  const card = useRef<HTMLDivElement>(null);
  const copy = questions[question.id];
  const choice = isChoice(question);
  const id = `quiz-${question.id}`;

  // A layout effect runs within the click event. Phones then keep the keyboard open from question to question.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const target = card.current?.querySelector<HTMLElement>(
      'input:not([type=radio], [type=checkbox]), [tabindex]',
    );
    target?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (error) card.current?.querySelector('input')?.focus();
  }, [error]);

  const title = (
    <Heading tabIndex={choice ? -1 : undefined} className="text-h2">
      {choice ? copy.text : <label htmlFor={id}>{copy.text}</label>}
    </Heading>
  );
  const description = (
    <p id={`${id}-about`} className="mt-3 text-balance text-muted">
      <NonBreaking balanced>{copy.description}</NonBreaking>
    </p>
  );
  const message = (
    <p id={`${id}-error`} role="alert" className="mb-3 font-semibold text-danger empty:absolute">
      {error && <NonBreaking balanced>{quizFaults[error]}</NonBreaking>}
    </p>
  );
  const describedBy = `${id}-about ${id}-error`;
  return (
    <div ref={card}>
      {choice ? (
        <fieldset
          role={question.type === 'single' ? 'radiogroup' : undefined}
          aria-describedby={describedBy}
          className="min-w-0"
        >
          <legend>{title}</legend>
          {description}
          <div className="mt-7 short:mt-4">
            {message}
            <ChoiceAnswer
              question={question}
              selected={typeof answer === 'string' ? [] : answer}
              invalid={error !== undefined}
              refused={refused}
              onChoose={(value) => dispatch({ type: 'choose', value })}
            />
          </div>
        </fieldset>
      ) : (
        <>
          {title}
          {description}
          <div className="mt-7 short:mt-4">
            {message}
            <TextAnswer
              question={question}
              id={id}
              text={typeof answer === 'string' ? answer : ''}
              invalid={error !== undefined}
              describedBy={describedBy}
              onWrite={(text) => dispatch({ type: 'write', text })}
            />
          </div>
        </>
      )}
    </div>
  );
});
