import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Honeypot, readHoneypot } from '#app/components/ui/honeypot.tsx';
import { DeckRequestSchema } from '#content/forms/lead-forms.ts';
import { consent } from '#content/shell/consent.ts';
import { deckRequest } from '#content/social-os/social-os.ts';
import type { DeckRequest } from '#domain/leads.ts';

type FieldName = keyof DeckRequest;
type Errors = Partial<Record<FieldName, string>>;

type DeckRequestFormProps = {
  values: DeckRequest;
  onChange: (values: DeckRequest) => void;
  isSending: boolean;
  onSend: (request: DeckRequest, honeypot: string) => void;
};

const INPUT_PROPS: Record<FieldName, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name', required: true, maxLength: 200 },
  lastName: { autoComplete: 'family-name', required: true, maxLength: 200 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', required: true, maxLength: 200 },
  company: { autoComplete: 'organization', required: true, maxLength: 200 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 40 },
};
/** Names share a row, except on the narrowest phones. */
const FIELD_CLASSES: Partial<Record<FieldName, string>> = {
  firstName: 'max-[22.5rem]:col-span-2',
  lastName: 'max-[22.5rem]:col-span-2',
  email: 'col-span-2',
  company: 'max-sm:col-span-2',
  phone: 'max-sm:col-span-2',
};
const FIELD_NAMES = Object.keys(INPUT_PROPS) as FieldName[];

/** Validates on submit. An error disappears when its field is edited. */
export function DeckRequestForm({ values, onChange, isSending, onSend }: DeckRequestFormProps) {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);

  const updateField = (name: FieldName, value: string) => {
    onChange({ ...values, [name]: value });
    setErrors(({ [name]: _removed, ...otherErrors }) => otherErrors);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const result = safeParse(DeckRequestSchema, values);
    if (result.success) return onSend(result.output, readHoneypot(event.currentTarget));
    const { nested = {} } = flatten<typeof DeckRequestSchema>(result.issues);
    setErrors(
      Object.fromEntries(FIELD_NAMES.flatMap((name) => (nested[name] ? [[name, nested[name][0]]] : []))),
    );
    const firstInvalid = FIELD_NAMES.find((name) => nested[name]);
    form.current?.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
      {FIELD_NAMES.map((name) => (
        <div key={name} className={FIELD_CLASSES[name]}>
          <Field
            {...INPUT_PROPS[name]}
            name={name}
            label={deckRequest.fields[name]}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => updateField(name, event.target.value)}
          />
        </div>
      ))}
      <Honeypot />
      <ConsentNote text={consent.deck} className="col-span-full" />
      <div className="dialog-foot">
        <Button type="submit" size="lg" fullWidth loading={isSending} loadingText={deckRequest.sending}>
          {deckRequest.submit}
        </Button>
      </div>
    </form>
  );
}
