import words from '#words/error-messages.json' with { type: 'json' };
import { fill } from '../message.ts';

const { errorMessages: messages } = words;

/** Error messages of the forms. Browsers without JavaScript show them as a page. */
export const errorMessages = {
  ...messages,
  serverError: (email: string) => fill(messages.serverError, { email }),
  tooLarge: (bytes: number) => fill(messages.tooLarge, { bytes: String(bytes) }),
  unexpectedField: (field: string) => fill(messages.unexpectedField, { field }),
  notAllowed: (method: string) => fill(messages.notAllowed, { method }),
};

/** Error messages for the booking provider. Its webhook log shows them to the operator. */
export const bookingErrors = words.bookingErrors;
