type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onPick: (value: Value) => void;
};

/** A choice between a few options, as buttons with a pressed state. */
export function Tabs<Value extends string>({ label, value, options, onPick }: TabsProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-control max-sm:gap-0 border border-line bg-raised p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onPick(option)}
          className="min-h-9 rounded-control px-3 max-sm:px-2 font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft lg:pointer-fine:min-h-8"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
