/** Schema of a form's values, shared by browser and server. Texts only: the quiz checks its choices itself. */
import * as v from 'valibot';
import { cleanAddress, EMAIL_PATTERN } from '#domain/email.ts';
import { type Form, type FormValues, fieldNames, type TextField } from './form.ts';

/** Rejects control characters, broken Unicode and marks that change the text direction. */
export const ONE_LINE_PATTERN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** Allows line breaks and tabs too. */
const MESSAGE_PATTERN = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

/** Error messages. A field's own message, if it is empty, has the name of the field. */
export type FormMessages = Readonly<
  {
    text: string;
    tooLong: (max: number) => string;
    oneLine: string;
    required: string;
    emailFormat: string;
  } & Partial<Record<'firstName' | 'lastName' | 'email' | 'company', string>>
>;

/** Makes one line of text that was never checked, for mail headers and chats. */
export const toLine = (value: string): string =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').toWellFormed();

export function fieldSchema(name: string, { required, ...field }: TextField, messages: FormMessages) {
  const missing = (messages as Readonly<Record<string, unknown>>)[name] ?? messages.required;
  const isMessage = field.type === 'message';
  const line = v.pipe(
    v.string(required ? String(missing) : messages.text),
    // Browsers send line breaks of an HTML form as CRLF.
    v.transform((value) => (isMessage ? value.replaceAll('\r\n', '\n') : value)),
    v.trim(),
    v.maxLength(field.maxLength, messages.tooLong(field.maxLength)),
    v.regex(isMessage ? MESSAGE_PATTERN : ONE_LINE_PATTERN, messages.oneLine),
    v.minLength(required ? 1 : 0, String(missing)),
    v.transform((value) => (field.type === 'email' ? cleanAddress(value) : value)),
    v.check(
      (value) => field.type !== 'email' || (value === '' && !required) || EMAIL_PATTERN.test(value),
      messages.emailFormat,
    ),
  );
  // A missing field gets the same message as an empty one.
  return v.optional(line, '');
}

export function formSchema<F extends Form>(form: F, messages: FormMessages) {
  const entries = fieldNames(form).map((name) => [
    name,
    fieldSchema(name, form.fields[name] as TextField, messages),
  ]);
  return v.strictObject(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, FormValues<F>>;
}
