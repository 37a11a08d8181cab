import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { areQuizReportsOn } from '#app/build-settings.ts';
import { afterPaint } from '#app/components/scheduling.ts';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { useQuiz } from '#app/features/quiz/visit.ts';
import { quiz } from '#content/quiz/quiz.ts';
import { mayContinue, RESULTS } from '#domain/quiz/machine.ts';
import { isChoice, questionAt } from '#domain/quiz/questions.ts';
import { QUIZ } from '#domain/timing.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { QuestionCard } from './card.tsx';
import { isPlainKey, nextIndexInGroup, optionForKey } from './keys.ts';

type QuestionFormProps = {
  heading: 'h1' | 'h3';
  shouldFocusFirstQuestion: boolean;
  /** Progress, shown above the question. */
  beforeQuestion?: ReactNode;
  /** Shown beside Continue. */
  besideContinue?: ReactNode;
  /** Class of the bar with the Continue button. */
  barClass: string;
  className: string;
};

/** Called within the click event, when the slide appears. Phones then keep the keyboard open from question to question. */
function focusQuestion(slide: HTMLElement | null): void {
  slide
    ?.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox]), [tabindex]')
    ?.focus({ preventScroll: true });
}

/** One question with its keyboard shortcuts and Continue button. */
export function QuestionForm({
  heading,
  shouldFocusFirstQuestion,
  beforeQuestion,
  besideContinue,
  barClass,
  className,
}: QuestionFormProps) {
  const [state, dispatch] = useQuiz();
  const { step, direction } = state;
  const question = questionAt(step);
  const [shownStep, setShownStep] = useState(step);
  const [leavingStep, setLeavingStep] = useState<number>();
  const [hasMoved, setHasMoved] = useState(shouldFocusFirstQuestion);
  if (step !== shownStep) {
    setShownStep(step);
    setLeavingStep(shownStep);
    setHasMoved(true);
  }

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isPlainKey(event.nativeEvent)) return;
    const target = event.target as HTMLElement;
    if (event.key === 'Enter') {
      if (target.closest('a, button')) return;
      event.preventDefault();
      dispatch({ type: 'next' });
      return;
    }
    if (!isChoice(question)) return;
    const inputs = [
      ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${question.id}"]`),
    ];
    const value = optionForKey(question, event.key);
    if (value) {
      inputs[question.options.indexOf(value)]?.focus();
      dispatch({ type: 'choose', value });
      return;
    }
    const focusedIndex = inputs.indexOf(target as HTMLInputElement);
    // Browsers handle arrow keys between radios.
    const nextIndex =
      focusedIndex >= 0 && question.type === 'single'
        ? undefined
        : nextIndexInGroup(inputs.length, focusedIndex, event.key, document.dir);
    if (nextIndex === undefined || target.closest('a, button')) return;
    event.preventDefault();
    (inputs.find((input) => focusedIndex === -1 && input.checked) ?? inputs[nextIndex])?.focus();
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch({ type: 'next' });
  };

  // Set `inert` one frame after the exit starts: setting it at once would restyle the whole question before the paint.
  const leavingSlide = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slide = leavingSlide.current;
    if (!slide || leavingStep === step) return;
    const cancel = afterPaint(() => slide.toggleAttribute('inert', true));
    return () => {
      cancel();
      slide.removeAttribute('inert');
    };
  }, [leavingStep, step]);

  const slides = leavingStep === undefined || leavingStep === step ? [step] : [leavingStep, step];
  return (
    <form noValidate tabIndex={-1} onSubmit={onSubmit} onKeyDown={onKeyDown} className={className}>
      {beforeQuestion}
      <div className="relative grow" style={{ '--slide-duration': `${QUIZ.slide}ms` } as CSSProperties}>
        {slides.map((index) => (
          <div
            key={index}
            data-slide={index !== step ? 'out' : hasMoved ? 'in' : undefined}
            data-direction={direction}
            ref={index !== step ? leavingSlide : hasMoved ? focusQuestion : undefined}
            aria-hidden={index !== step || undefined}
            onAnimationEnd={() => index !== step && setLeavingStep(undefined)}
          >
            <QuestionCard index={index} error={state.errors[index]} heading={heading} />
          </div>
        ))}
        {question.phase === 'contact' && !isChoice(question) && (
          <ConsentNote text={areQuizReportsOn ? consent.quiz : consent.quizOff} className="mt-4" />
        )}
      </div>
      <div className={barClass}>
        {besideContinue}
        <Button
          type="submit"
          size="lg"
          disabled={!mayContinue(state)}
          className="disabled:bg-raised disabled:text-muted disabled:opacity-100"
        >
          {step === RESULTS - 1 ? quiz.finish : quiz.next}
        </Button>
      </div>
    </form>
  );
}
