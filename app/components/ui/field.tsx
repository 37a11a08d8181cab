import { type ComponentProps, useId } from 'react';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** The error stands above the input in the quiz, below it in forms. */
  errorPlace?: 'above' | 'below';
};

export const inputClass =
  'w-full min-h-12 rounded-control border border-control-line bg-surface px-3.5 text-[1rem] text-ink placeholder:text-muted transition-colors duration-150 hover:border-ink aria-invalid:border-danger aria-invalid:hover:border-danger';

export function Field({ label, error, hint, errorPlace = 'below', id, required, ...input }: FieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const errorId = `${fieldId}-error`;
  const hintId = `${fieldId}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const message = (
    <p id={errorId} className="min-h-0 text-small font-medium text-danger empty:hidden" aria-live="polite">
      {error}
    </p>
  );
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {errorPlace === 'above' && message}
      <input
        id={fieldId}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={inputClass}
        {...input}
      />
      {errorPlace === 'below' && message}
      {hint && (
        <p id={hintId} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
