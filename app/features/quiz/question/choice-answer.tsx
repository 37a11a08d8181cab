import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { ChoiceQuestion } from '#domain/quiz/questions.ts';
import { ChoiceTile } from './choice-tile.tsx';
import { ToolMark } from './tool-mark.tsx';

type ChoiceAnswerProps = {
  question: ChoiceQuestion;
  selectedValues: readonly string[];
  isInvalid: boolean;
  isRefused: boolean;
  onChoose: (value: string) => void;
};

const LAYOUT_CLASS = {
  single: 'gap-2.5 sm:grid-cols-2 max-sm:in-[#quiz]:gap-1.5',
  multiple: 'gap-2.5 sm:grid-cols-2 max-sm:in-[#quiz]:gap-1.5',
  // On phones, as many columns as fit the longest tool name: the embedded quiz is narrower than the screen.
  grid: 'grid-cols-[repeat(auto-fill,minmax(5.375rem,1fr))] gap-2.5 sm:grid-cols-4',
} as const;

export function ChoiceAnswer({
  question,
  selectedValues,
  isInvalid,
  isRefused,
  onChoose,
}: ChoiceAnswerProps) {
  const { id, type, options, max } = question;
  const labels: Record<string, string> = questions[id].options;
  const isFull = max !== undefined && selectedValues.length >= max;
  return (
    <>
      {max !== undefined && (
        <p className="mb-3 flex flex-wrap items-baseline gap-x-3 text-small">
          <span className="font-semibold">{quiz.upTo(max)}</span>
          <span
            key={String(isRefused)}
            data-refused={isRefused || undefined}
            className={`inline-block font-mono ${isFull ? 'text-brand' : 'text-muted'}`}
          >
            {quiz.counter(selectedValues.length, max)}
          </span>
          <span role="status" className="text-wait">
            {isRefused && quiz.full}
          </span>
        </p>
      )}
      <div className={`grid ${LAYOUT_CLASS[type]}`}>
        {options.map((value, index) => (
          <ChoiceTile
            key={value}
            name={id}
            value={value}
            label={labels[value] ?? value}
            index={index}
            isSingle={type === 'single'}
            checked={selectedValues.includes(value)}
            isInvalid={isInvalid}
            isFull={isFull}
            onChoose={onChoose}
            picture={type === 'grid' ? <ToolMark tool={value} name={labels[value] ?? value} /> : undefined}
          />
        ))}
      </div>
    </>
  );
}
