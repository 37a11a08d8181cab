import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskLeads, deskPerson } from '#content/desk.ts';
import { errorBody } from '../api.ts';
import { SubmitButton } from '../components/buttons.tsx';

const FIELDS = {
  name: { label: deskPerson.name, type: 'text' },
  email: { label: deskPerson.email, type: 'email' },
  company: { label: deskPerson.company, type: 'text' },
  phone: { label: deskPerson.phone, type: 'tel' },
  reason: { label: deskLeads.add.reason, type: 'text', hint: deskLeads.add.reasonHint },
} as const;

type ContactFormProps<Values> = {
  values: Values;
  /** Fields that may stay empty, and are marked so. */
  optional: readonly string[];
  action: Readonly<{ error: unknown; isPending: boolean }>;
  submitText: string;
  onChange: (values: Values) => void;
  onSubmit: () => void;
};

/** A form with a field for each value. It shows the server's messages. */
export function ContactForm<Values extends Readonly<Partial<Record<keyof typeof FIELDS, string>>>>({
  values,
  optional,
  action: { error, isPending },
  submitText,
  onChange,
  onSubmit,
}: ContactFormProps<Values>) {
  const { field: wrongField, error: message } = errorBody(error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid gap-4"
    >
      {(Object.keys(values) as (keyof typeof FIELDS)[]).map((field) => (
        <Field
          key={field}
          name={field}
          required={!optional.includes(field)}
          value={values[field]}
          error={field === wrongField ? message : undefined}
          onChange={(event) => onChange({ ...values, [field]: event.target.value })}
          {...FIELDS[field]}
        />
      ))}
      {error !== null && !wrongField && <p role="alert">{deskFrame.actionFailed}</p>}
      <SubmitButton loading={isPending}>{submitText}</SubmitButton>
    </form>
  );
}
