import { type ComponentProps, type Dispatch, memo } from 'react';
import { useQuiz } from '#app/features/quiz/visit.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import type { QuizEvent } from '#domain/quiz/machine.ts';
import { type ChoiceQuestion, isChoice, questionAt } from '#domain/quiz/questions.ts';
import { MAX_TEXT } from '#domain/quiz/validation.ts';
import CheckIcon from '~icons/lucide/check';
import { optionLetter } from './keys.ts';
import { ToolMark } from './tool-mark.tsx';

/** Autofill and phone keyboard by id or type of a question. The id wins. */
const INPUT_HELP: Readonly<Partial<Record<string, ComponentProps<'input'>>>> = {
  company: { autoComplete: 'organization', autoCapitalize: 'words' },
  name: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  url: { autoComplete: 'url', autoCapitalize: 'none', inputMode: 'url', spellCheck: false },
  email: { autoComplete: 'email', autoCapitalize: 'none', inputMode: 'email', spellCheck: false },
  tel: { autoComplete: 'tel', inputMode: 'tel' },
};

/** The answer to a question: a text field or choices. `describedBy` are ids of the question's texts. */
export function AnswerInput({ index, describedBy }: { index: number; describedBy: string }) {
  const [{ step, answers, errors, isChoiceIgnored }, dispatch] = useQuiz();
  const question = questionAt(index);
  const answer = answers[index] ?? '';
  const isInvalid = errors[index] !== undefined;
  if (isChoice(question))
    return (
      <Choices
        question={question}
        selectedValues={typeof answer === 'string' ? [] : answer}
        isInvalid={isInvalid}
        isRefused={isChoiceIgnored && index === step}
        dispatch={dispatch}
      />
    );
  const { id, type, required } = question;
  return (
    <input
      id={`quiz-${id}`}
      name={id}
      type={type}
      {...(INPUT_HELP[id] ?? INPUT_HELP[type])}
      enterKeyHint="next"
      maxLength={MAX_TEXT}
      placeholder={questions[id].placeholder}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => dispatch({ type: 'write', text: event.target.value })}
      aria-required={required || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      className="max-lg:scroll-mb-24 min-h-16 w-full rounded-card border border-control-line bg-surface px-5 text-h3 text-ink transition-colors duration-120 placeholder:text-muted/70 hover:border-ink aria-invalid:border-danger aria-invalid:outline-danger"
    />
  );
}

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

type ChoicesProps = {
  question: ChoiceQuestion;
  selectedValues: readonly string[];
  isInvalid: boolean;
  /** True if the last choice exceeded the maximum and was ignored. */
  isRefused: boolean;
  dispatch: Dispatch<QuizEvent>;
};

/** Native radios or checkboxes with large targets, so arrow keys and screen readers work as usual. Tools have marks. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { question, selectedValues, isInvalid, isRefused, dispatch } = props;
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
                  onChange={() => dispatch({ type: 'choose', value })}
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
});
