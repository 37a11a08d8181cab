import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { ChoiceQuestion } from '#domain/quiz/questions.ts';
import CheckIcon from '~icons/lucide/check';
import { optionLetter } from './keys.ts';
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

const TILE_CLASS =
  'relative flex min-h-14 cursor-pointer items-center rounded-card border font-medium select-none transition-[background-color,border-color,transform] duration-120 ease-decelerate active:scale-[0.985] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand';
const CHECKED_CLASS =
  'border-brand bg-brand-wash inset-ring-1 inset-ring-brand forced-colors:border-4 forced-colors:border-[Highlight]';
/** Small on the narrowest screens, so that long words fit. */
const ROW_CLASS = 'gap-3 px-4 py-3 max-[24rem]:gap-2 max-[24rem]:px-3 max-[24rem]:text-small';
const CELL_CLASS = 'flex-col justify-center gap-2 px-1 sm:px-2 pt-5 pb-4 text-center text-small';
/** Narrow cells show only the letter, so that it does not cover the picture. */
const KEY_CLASS = {
  row: 'hidden size-6 shrink-0 place-items-center rounded-control border font-mono text-tiny pointer-fine:grid max-[24rem]:hidden!',
  cell: 'absolute top-2 start-2 hidden shrink-0 place-items-center font-mono text-tiny pointer-fine:grid sm:size-6 sm:rounded-control sm:border',
};
/** A focused choice scrolls fully above the bar with Continue. */
const TICK_CLASS =
  'size-5 cursor-pointer appearance-none border border-control-line bg-surface outline-none checked:border-brand checked:bg-brand aria-invalid:border-danger max-lg:scroll-mb-48 forced-colors:appearance-auto';

/** Native radios or checkboxes with large targets, so arrow keys and screen readers work as usual. Tools have marks. */
export function ChoiceAnswer({
  question,
  selectedValues,
  isInvalid,
  isRefused,
  onChoose,
}: ChoiceAnswerProps) {
  const { id, type, options, max } = question;
  const labels: Record<string, string> = questions[id].options;
  const isGrid = type === 'grid';
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
        {options.map((value, index) => {
          const checked = selectedValues.includes(value);
          const label = labels[value] ?? value;
          const stateClass = checked
            ? CHECKED_CLASS
            : `bg-surface ${isInvalid ? 'border-danger' : 'border-control-line/50 pointer-fine:hover:border-ink'} ${isFull ? 'text-muted' : ''}`;
          return (
            <label
              key={value}
              className={`choice-tile ${TILE_CLASS} ${isGrid ? CELL_CLASS : ROW_CLASS} ${stateClass}`}
            >
              <span
                aria-hidden="true"
                className={`${KEY_CLASS[isGrid ? 'cell' : 'row']} ${checked ? 'border-brand text-brand' : 'border-line text-muted'}`}
              >
                {optionLetter(index)}
              </span>
              {isGrid && <ToolMark tool={value} name={label} />}
              <span className={isGrid ? '' : 'grow'}>{label}</span>
              <span
                className={`grid shrink-0 [&>input]:[grid-area:1/1] [&>svg]:[grid-area:1/1] ${isGrid ? 'absolute top-1.5 end-1.5 sm:top-2 sm:end-2' : ''}`}
              >
                <input
                  type={type === 'single' ? 'radio' : 'checkbox'}
                  name={id}
                  value={value}
                  checked={checked}
                  onChange={() => onChoose(value)}
                  aria-invalid={isInvalid || undefined}
                  aria-keyshortcuts={optionLetter(index)}
                  className={`${TICK_CLASS} ${type === 'single' ? 'rounded-full' : 'rounded-control'}`}
                />
                {checked && (
                  <CheckIcon
                    aria-hidden="true"
                    strokeWidth={3}
                    className="pointer-events-none size-3.5 place-self-center text-brand-ink"
                  />
                )}
              </span>
            </label>
          );
        })}
      </div>
    </>
  );
}
