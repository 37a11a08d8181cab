import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flatten, safeParse } from 'valibot';
import { Button } from '#app/components/ui/button.tsx';
import { ConsentNote } from '#app/components/ui/consent-note.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Honeypot, readHoneypot } from '#app/components/ui/honeypot.tsx';
import { pathOf, problems } from '#content/forms/site-forms.ts';
import { language } from '#content/languages.ts';
import {
  type FieldName,
  type Form as FormDeclaration,
  type FormValues,
  fieldNames,
  type TextField,
} from '#domain/forms/form.ts';
import { formSchema } from '#domain/forms/validation.ts';
import { CONSENT_FIELD, LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import CheckIcon from '~icons/lucide/circle-check';

/** Shown below the form until the visitor edits it. */
export type Result = { tone: 'success' | 'error'; text: string };

type FormProps<F extends FormDeclaration> = {
  form: F;
  labels: Readonly<Record<FieldName<F>, string>>;
  placeholders?: Partial<Record<FieldName<F>, string>>;
  submit: string;
  sending: string;
  /** The sentence beside the form, to which the sender agrees. */
  consent: string;
  onSend: (values: FormValues<F>, honeypot: string) => Promise<Result | undefined>;
  defaultValues?: Partial<FormValues<F>>;
  onEdit?: (values: FormValues<F>) => void;
  onFieldFocus?: () => void;
  /** `one-line`: the button is beside the only field. */
  layout?: 'stacked' | 'one-line';
  className?: string;
  fieldClasses?: Partial<Record<FieldName<F>, string>>;
  /** Class of the row with the button. */
  footClass?: string;
};

/**
 * The markup of a declared form. It validates on submit; an error disappears when its field is edited. The inputs keep
 * their own values, so nothing is lost that was typed before this script ran.
 */
export function Form<F extends FormDeclaration>(props: FormProps<F>) {
  const { form, labels, submit, sending, layout = 'stacked', defaultValues } = props;
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [result, setResult] = useState<Result>();
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const id = useId();
  const names = fieldNames(form);

  const readValues = (): FormValues<F> => {
    const data = new FormData(element.current ?? undefined);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as FormValues<F>;
  };
  /** Without its message the form keeps its height, so that nothing below it moves. */
  const keepHeight = (isKept: boolean) => {
    if (element.current) element.current.style.minHeight = isKept ? `${element.current.offsetHeight}px` : '';
  };
  const edit = (name: string) => {
    if (result || errors[name]) keepHeight(layout === 'one-line');
    setResult(undefined);
    setErrors(({ [name]: _removed, ...otherErrors }) => otherErrors);
    props.onEdit?.(readValues());
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const schema = formSchema(form, problems);
    const parsed = safeParse(schema, readValues());
    if (!parsed.success) {
      const { nested = {} } = flatten(parsed.issues) as { nested?: Record<string, [string, ...string[]]> };
      keepHeight(false);
      setResult(undefined);
      setErrors(Object.fromEntries(names.flatMap((name) => (nested[name] ? [[name, nested[name][0]]] : []))));
      const firstInvalid = names.find((name) => nested[name]);
      element.current?.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return;
    }
    setErrors({});
    setResult(undefined);
    setSending(true);
    const newResult = await props.onSend(parsed.output, readHoneypot(event.currentTarget));
    setSending(false);
    keepHeight(false);
    setResult(newResult);
    if (newResult?.tone === 'success') element.current?.reset();
  };

  const message = result && <ResultMessage {...result} />;
  const button = (
    <Button
      type="submit"
      size={layout === 'stacked' ? 'lg' : 'md'}
      fullWidth={layout === 'stacked'}
      loading={isSending}
      loadingText={
        <SteadyText other={submit} otherClass="after:-ms-6">
          {sending}
        </SteadyText>
      }
      className={layout === 'stacked' ? '' : 'min-h-12 grow'}
    >
      <SteadyText other={sending} otherClass="after:ps-6">
        {submit}
      </SteadyText>
    </Button>
  );
  return (
    <form
      ref={element}
      noValidate
      onSubmit={send}
      className={props.className}
      {...(form.worksWithoutScript && {
        action: `${pathOf(form)}?${LANGUAGE_QUERY}=${language.code}`,
        method: 'post',
      })}
    >
      {names.map((name) => (
        <div key={name} className={props.fieldClasses?.[name]}>
          <Field
            {...inputProps((form.fields as Readonly<Record<string, TextField>>)[name] as TextField)}
            id={`${id}-${name}`}
            name={name}
            label={labels[name]}
            placeholder={props.placeholders?.[name]}
            defaultValue={defaultValues?.[name]}
            error={errors[name]}
            onFocus={props.onFieldFocus}
            onChange={() => edit(name)}
            {...(layout === 'one-line' && { besideInput: button, hint: message })}
          />
        </div>
      ))}
      <Honeypot />
      {form.worksWithoutScript && <input type="hidden" name={CONSENT_FIELD} value={props.consent} />}
      <ConsentNote text={props.consent} className={layout === 'stacked' ? 'col-span-full' : 'mt-2'} />
      {layout === 'stacked' && <div className={props.footClass}>{button}</div>}
      {layout === 'stacked' && message}
    </form>
  );
}

function inputProps({ type, required, maxLength, autoComplete }: TextField) {
  const common = { required, maxLength, autoComplete };
  if (type === 'message') return { ...common, isMultiline: true };
  return { ...common, type, ...(type === 'email' && { inputMode: 'email' as const }) };
}

function ResultMessage({ tone, text }: Result): ReactNode {
  return (
    <span
      className={`col-span-full flex gap-2 text-small font-medium ${tone === 'success' ? 'text-ink' : 'text-danger'}`}
    >
      {tone === 'success' && <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />}
      {text}
    </span>
  );
}

type SteadyTextProps = { children: string; other: string; otherClass: string };

/**
 * Reserves the width of the button's other text, so that the field beside it keeps its width. `otherClass` makes up for
 * the spinner, which only one of them has.
 */
function SteadyText({ children, other, otherClass }: SteadyTextProps) {
  return (
    <span
      data-other={other}
      className={`grid after:invisible after:h-0 after:content-[attr(data-other)] ${otherClass}`}
    >
      {children}
    </span>
  );
}
