/** Limits of every request with a form. Those of a single form are in its declaration in domain/forms. */
import type { Form } from '#domain/forms/form.ts';

export type IntakePolicy = Readonly<{
  /** Maximum size of a request in bytes: ten times the longest valid quiz report. */
  bodyLimit: number;
  /** Maximum length of a stored header, in characters. */
  headerLimit: number;
  /** Replaces the rate limits of the declarations, in tests. */
  limits?: Form['limits'];
}>;

export const INTAKE_POLICY: IntakePolicy = { bodyLimit: 16 * 1024, headerLimit: 500 };
