/** Lead schemas shared by browser and server. The error messages come from content. */
import * as v from 'valibot';
import { EMAIL_PATTERN, removeInvisibleCharacters } from './email.ts';

/** Rejects control characters, broken Unicode and marks that change the text direction. */
const ONE_LINE_PATTERN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Error messages of a form. */
export type LeadErrorMessages = {
  text: string;
  tooLong: (max: number) => string;
  oneLine: string;
  email: string;
  emailFormat: string;
  firstName: string;
  lastName: string;
  company: string;
};

export function leadSchemas(messages: LeadErrorMessages) {
  const line = (max: number, message = messages.text) =>
    v.pipe(
      v.string(message),
      v.trim(),
      v.maxLength(max, messages.tooLong(max)),
      v.regex(ONE_LINE_PATTERN, messages.oneLine),
    );
  const requiredLine = (message: string) => v.pipe(line(200, message), v.nonEmpty(message));
  const EmailSchema = v.pipe(
    requiredLine(messages.email),
    v.transform(removeInvisibleCharacters),
    v.regex(EMAIL_PATTERN, messages.emailFormat),
  );

  return {
    /** One line of text such as a name or a company. */
    LineSchema: line(500),
    /** The consent sentence beside a form; legal wording can be long. */
    ConsentSchema: line(3_000),
    EmailSchema,
    DeckRequestSchema: v.strictObject({
      firstName: emptyIfMissing(requiredLine(messages.firstName)),
      lastName: emptyIfMissing(requiredLine(messages.lastName)),
      email: emptyIfMissing(EmailSchema),
      company: emptyIfMissing(requiredLine(messages.company)),
      phone: emptyIfMissing(line(40)),
    }),
    NewsletterSchema: v.strictObject({ email: emptyIfMissing(EmailSchema) }),
  };
}

/** A missing field gets the same message as an empty one. */
const emptyIfMissing = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(schema, '');

type Schemas = ReturnType<typeof leadSchemas>;
export type DeckRequest = v.InferOutput<Schemas['DeckRequestSchema']>;
export type NewsletterRequest = v.InferOutput<Schemas['NewsletterSchema']>;
