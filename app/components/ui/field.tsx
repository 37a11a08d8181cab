import { type ComponentProps, type ReactNode, useId } from 'react';
import { labels } from '#content/shell/labels.ts';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  isMultiline?: boolean;
  error?: string | undefined;
  /** Shown below the input. Unlike an error, it does not mark the input as invalid. */
  hint?: ReactNode;
  /** Shown beside the input, for example the submit button of a form with one field. */
  besideInput?: ReactNode;
};

/**
 * Takes an empty message out of the layout, so that it leaves no gap. Not with `display: none`: screen readers ignore
 * changes in a hidden live region.
 */
const liveMessageClass = 'empty:absolute';

export function Field(props: FieldProps) {
  const { label, isMultiline, error, hint, besideInput, id, required, ...inputProps } = props;
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const errorId = `${fieldId}-error`;
  const hintId = `${fieldId}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const Input = (isMultiline ? 'textarea' : 'input') as 'input';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> {labels.optional}</span>}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={fieldId}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={`field ${besideInput ? 'min-w-0 flex-[99_1_12rem]' : ''} ${isMultiline ? 'min-h-32 py-3' : ''}`}
          {...inputProps}
        />
        {besideInput}
      </div>
      <p id={errorId} className={`text-small font-medium text-danger ${liveMessageClass}`} aria-live="polite">
        {error}
      </p>
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
