import words from '#words/error-messages.json' with { type: 'json' };
import { fill } from '../message.ts';

const { errorMessages: said } = words;

/** Error messages of the forms. Visitors without scripting see them as a page. */
export const errorMessages = {
  ...said,
  broken: (email: string) => fill(said.broken, { email }),
  tooLarge: (bytes: number) => fill(said.tooLarge, { bytes: String(bytes) }),
  unexpectedField: (field: string) => fill(said.unexpectedField, { field }),
  notAllowed: (method: string) => fill(said.notAllowed, { method }),
};

/** Error messages for Cal.com. Its webhook log shows them to the operator. */
export const bookingErrors = words.bookingErrors;
