import { useId } from 'react';

type DateFieldProps = {
  label: string;
  value: string;
  onPick: (date: string) => void;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
};

/** A date field of the browser. Its value is a string such as `2026-01-31`. */
export function DateField({ label, value, onPick, hideLabel = false }: DateFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-tiny font-semibold text-muted'}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className="field-small"
      />
    </div>
  );
}
