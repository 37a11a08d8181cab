type CheckboxFieldProps = { label: string; checked: boolean; onChange: (isChecked: boolean) => void };

export const CheckboxField = ({ label, checked, onChange }: CheckboxFieldProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
    <input
      type="checkbox"
      className="size-4.5 shrink-0 accent-brand"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
