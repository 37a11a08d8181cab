import { type ComponentProps, useId } from 'react';

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  label: string;
  options: readonly (readonly [value: string, name: string])[];
  onPick: (value: string) => void;
  /** Shows the label only to screen readers. */
  hideLabel?: boolean;
};

export function Select({ label, options, onPick, hideLabel = false, className = '', ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-tiny font-semibold text-muted'}>
        {label}
      </label>
      <select
        id={id}
        onChange={(event) => onPick(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-control border border-control-line bg-surface px-2.5 text-ink hover:border-ink disabled:opacity-45 lg:pointer-fine:min-h-9"
        {...rest}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
