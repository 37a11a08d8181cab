/** Limits for every form, in one table for all routes. */
import { MINUTE } from '#domain/durations.ts';
import type { LeadKind } from '#server/store/schema.ts';
import type { Limit } from '../rate-limits.ts';

export type IntakePolicy = Readonly<{
  /** Maximum size of a request in bytes: ten times the longest valid quiz report. */
  bodyLimit: number;
  /** Requests per IP address. High enough for an office that shares one address. */
  perAddress: Limit;
  /** Requests per email address, from all clients together: bots use forms to flood strangers with mail. */
  perRecipient: Limit;
  /** Nobody fills in the form faster than this, even with autofill. */
  minFillMs: Readonly<Record<LeadKind, number>>;
  /** Maximum length of a stored header, in characters. */
  headerLimit: number;
}>;

export const INTAKE_POLICY: IntakePolicy = {
  bodyLimit: 16 * 1024,
  perAddress: { requests: 30, windowMs: 10 * MINUTE },
  perRecipient: { requests: 10, windowMs: 60 * MINUTE },
  // The time starts when the dialog opens, the form comes into view, or the results appear.
  minFillMs: { deck: 1_200, newsletter: 400, quiz: 300 },
  headerLimit: 500,
};
