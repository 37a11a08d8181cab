/** Lead schemas shared by browser and server. The error messages come from content. */
import * as v from 'valibot';
import { EMAIL_PATTERN, withoutInvisible } from './email.ts';

/** Rejects control characters, broken Unicode and marks that change the text direction. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Error messages of a form. */
export type LeadProblems = {
  text: string;
  tooLong: (max: number) => string;
  oneLine: string;
  email: string;
  emailFormat: string;
  firstName: string;
  lastName: string;
  company: string;
};

export function leadSchemas(words: LeadProblems) {
  const line = (max: number, message = words.text) =>
    v.pipe(
      v.string(message),
      v.trim(),
      v.maxLength(max, words.tooLong(max)),
      v.regex(ONE_LINE, words.oneLine),
    );
  const required = (message: string) => v.pipe(line(200, message), v.nonEmpty(message));
  const EmailSchema = v.pipe(
    required(words.email),
    v.transform(withoutInvisible),
    v.regex(EMAIL_PATTERN, words.emailFormat),
  );

  return {
    /** One line of text such as a name or a company. */
    LineSchema: line(500),
    /** The consent sentence beside a form; legal wording can be long. */
    ConsentSchema: line(3_000),
    EmailSchema,
    DeckRequestSchema: v.strictObject({
      firstName: orEmpty(required(words.firstName)),
      lastName: orEmpty(required(words.lastName)),
      email: orEmpty(EmailSchema),
      company: orEmpty(required(words.company)),
      phone: orEmpty(line(40)),
    }),
    NewsletterSchema: v.strictObject({ email: orEmpty(EmailSchema) }),
  };
}

/** A missing field gets the same message as an empty one. */
const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.optional(schema, '');

type Schemas = ReturnType<typeof leadSchemas>;
export type DeckRequest = v.InferOutput<Schemas['DeckRequestSchema']>;
export type NewsletterRequest = v.InferOutput<Schemas['NewsletterSchema']>;
