import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Honeypot, honeypotOf } from '#app/components/ui/honeypot.tsx';
import { DeckRequestSchema } from '#content/forms/lead-forms.ts';
import { consent } from '#content/shell/consent.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';

type FieldName = keyof DeckRequest;
type Errors = Partial<Record<FieldName, string>>;

type DeckRequestFormProps = {
  values: DeckRequest;
  onChange: (values: DeckRequest) => void;
  sending: boolean;
  onSend: (request: DeckRequest, honeypot: string) => void;
};

const fields: Record<FieldName, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name', required: true, maxLength: 200 },
  lastName: { autoComplete: 'family-name', required: true, maxLength: 200 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', required: true, maxLength: 200 },
  company: { autoComplete: 'organization', required: true, maxLength: 200 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 40 },
};
const names = Object.keys(fields) as FieldName[];

/** Validates on submit. An error disappears when its field is edited. */
export function DeckRequestForm({ values, onChange, sending, onSend }: DeckRequestFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const edit = (name: FieldName, value: string) => {
    onChange({ ...values, [name]: value });
    setErrors(({ [name]: _cleared, ...others }) => others);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const checked = safeParse(DeckRequestSchema, values);
    if (checked.success) return onSend(checked.output, honeypotOf(event.currentTarget));
    const { nested = {} } = flatten<typeof DeckRequestSchema>(checked.issues);
    setErrors(Object.fromEntries(names.flatMap((name) => (nested[name] ? [[name, nested[name][0]]] : []))));
    const firstInvalid = names.find((name) => nested[name]);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className={name === 'email' ? 'sm:col-span-2' : undefined}>
          <Field
            {...fields[name]}
            name={name}
            label={deckRequest.fields[name]}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => edit(name, event.target.value)}
          />
        </div>
      ))}
      <Honeypot />
      <ConsentNote text={consent.deck} className="sm:col-span-2" />
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={sending}
        loadingText={deckRequest.sending}
        className="mt-1 sm:col-span-2"
      >
        {deckRequest.submit}
      </Button>
    </form>
  );
}
