import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { ChoiceQuestion } from '#domain/quiz/questions.ts';
import { ChoiceTile } from './choice-tile.tsx';
import { ToolMark } from './tool-mark.tsx';

type ChoiceAnswerProps = {
  question: ChoiceQuestion;
  selected: readonly string[];
  invalid: boolean;
  refused: boolean;
  onChoose: (value: string) => void;
};

const LAYOUT = {
  single: 'gap-2.5 sm:grid-cols-2',
  multiple: 'gap-2.5 sm:grid-cols-2',
  // The columns fit the longest tool name. The embedded quiz is narrower than the screen.
  grid: 'grid-cols-[repeat(auto-fill,minmax(5.375rem,1fr))] gap-2.5 sm:grid-cols-4',
} as const;

export function ChoiceAnswer({ question, selected, invalid, refused, onChoose }: ChoiceAnswerProps) {
  const { id, type, options, max } = question;
  const labels: Record<string, string> = questions[id].options;
  const full = max !== undefined && selected.length >= max;
  return (
    <>
      {max !== undefined && (
        <p className="mb-3 flex flex-wrap items-baseline gap-x-3 text-small">
          <span className="font-semibold">{quiz.upTo(max)}</span>
          <span
            key={String(refused)}
            data-refused={refused || undefined}
            className={`inline-block font-mono ${full ? 'text-brand' : 'text-muted'}`}
          >
            {quiz.counter(selected.length, max)}
          </span>
          <span role="status" className="text-wait">
            {refused && quiz.full}
          </span>
        </p>
      )}
      <div className={`grid ${LAYOUT[type]}`}>
        {options.map((value, index) => (
          <ChoiceTile
            key={value}
            name={id}
            value={value}
            label={labels[value] ?? value}
            index={index}
            single={type === 'single'}
            checked={selected.includes(value)}
            invalid={invalid}
            full={full}
            onChoose={onChoose}
            picture={type === 'grid' ? <ToolMark tool={value} name={labels[value] ?? value} /> : undefined}
          />
        ))}
      </div>
    </>
  );
}
