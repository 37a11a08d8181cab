import { memo, useEffect, useRef } from 'react';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { questions } from '#content/quiz/quiz-questions.ts';
import { isChoice, questionAt } from '#domain/quiz/questions.ts';
import type { QuizFault } from '#domain/quiz/validation.ts';
import quizFaults from '#words/quiz/faults.json' with { type: 'json' };
import { AnswerInput } from './answer-input.tsx';

type QuestionCardProps = {
  index: number;
  error: QuizFault | undefined;
  heading: 'h1' | 'h3';
};

/** Memoized: rendering the previous question again during its exit would delay the next question. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { index, error, heading: Heading } = props;
  const question = questionAt(index);
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
        <AnswerInput index={index} describedBy={describedBy} />
      </div>
    </Group>
  );
});
