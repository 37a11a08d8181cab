import words from '#words/refusals.json' with { type: 'json' };
import { fill } from '../message.ts';

const { refusals: said } = words;

/** What the server says when it cannot take a form. People see it where scripting is off. */
export const refusals = {
  ...said,
  broken: (email: string) => fill(said.broken, { email }),
  tooLarge: (bytes: number) => fill(said.tooLarge, { bytes: String(bytes) }),
  unexpectedField: (field: string) => fill(said.unexpectedField, { field }),
  notAllowed: (method: string) => fill(said.notAllowed, { method }),
};

/** What the scheduling service is told. Its log shows it to the operator. */
export const bookingRefusals = words.bookingRefusals;
