import { type ComponentProps, type ReactNode, useId } from 'react';
import { labels } from '#content/shell/labels.ts';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** The error is above the input in the quiz, below it in forms. */
  errorPlace?: 'above' | 'below';
  /** Shown on the same line as the input: the button of a form with one field. */
  beside?: ReactNode;
};

/**
 * An empty message takes no space. `display: none` would not work: screen readers ignore changes in a hidden live
 * region.
 */
const liveMessageClass = 'empty:absolute';

export function Field(props: FieldProps) {
  const { label, error, hint, errorPlace = 'below', beside, id, required, ...input } = props;
  const generated = useId();
  const fieldId = id ?? generated;
  const errorId = `${fieldId}-error`;
  const hintId = `${fieldId}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const message = (
    <p id={errorId} className={`text-small font-medium text-danger ${liveMessageClass}`} aria-live="polite">
      {error}
    </p>
  );
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> {labels.optional}</span>}
      </label>
      {errorPlace === 'above' && message}
      <div className="flex flex-wrap gap-2">
        <input
          id={fieldId}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`field ${beside ? 'min-w-0 flex-[99_1_12rem]' : ''}`}
          {...input}
        />
        {beside}
      </div>
      {errorPlace === 'below' && message}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
