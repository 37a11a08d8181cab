import type { ReactNode } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { deskFrame, deskPerson } from '#content/desk.ts';
import { errorBody } from '../api.ts';
import { SubmitButton } from '../components/buttons.tsx';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['company', 'text'],
  ['phone', 'tel'],
] as const;
export const CONTACT_FIELDS = FIELDS.map(([field]) => field);
export type ContactValues = Readonly<Record<(typeof FIELDS)[number][0], string>>;

type ContactFormProps<Values> = {
  values: Values;
  /** Fields that may stay empty, and are marked so. */
  optional: readonly string[];
  action: Readonly<{ error: unknown; isPending: boolean }>;
  submitText: string;
  onChange: (values: Values) => void;
  onSubmit: () => void;
  /** Further fields. */
  children?: ReactNode;
};

/** A form for name, email, company and phone. It shows the server's messages. */
export const ContactForm = <Values extends ContactValues>({
  values,
  optional,
  action: { error, isPending },
  submitText,
  onChange,
  onSubmit,
  children,
}: ContactFormProps<Values>) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
    className="grid gap-4"
  >
    {FIELDS.map(([field, type]) => (
      <Field
        key={field}
        label={deskPerson[field]}
        name={field}
        type={type}
        required={!optional.includes(field)}
        value={values[field]}
        error={fieldError(error, field)}
        onChange={(event) => onChange({ ...values, [field]: event.target.value })}
      />
    ))}
    {children}
    {error !== null && !errorBody(error).field && <p role="alert">{deskFrame.actionFailed}</p>}
    <SubmitButton loading={isPending}>{submitText}</SubmitButton>
  </form>
);

/** The server's message about this field. */
export function fieldError(error: unknown, wanted: string): string | undefined {
  const { field, error: message } = errorBody(error);
  return field === wanted ? message : undefined;
}
