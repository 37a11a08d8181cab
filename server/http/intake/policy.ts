/** What every form of the site has to pass before it becomes a lead: one table for all routes. */
import type { LeadKind } from '#server/store/schema.ts';

type Limit = Readonly<{ requests: number; windowMs: number }>;

export type IntakePolicy = Readonly<{
  /** Bytes. The longest valid quiz report is a tenth of it. */
  bodyLimit: number;
  /** From one network address. An office shares one, so this is no obstacle to its people. */
  perAddress: Limit;
  /** For one mail address, whoever asks: forms are used to bomb strangers. */
  perRecipient: Limit;
  /** Faster than this no person fills the form, even with autofill. */
  minFillMs: Readonly<Record<LeadKind, number>>;
  /** What is kept of a header, in characters. */
  headerLimit: number;
}>;

const MINUTE = 60_000;

export const INTAKE_POLICY: IntakePolicy = {
  bodyLimit: 16 * 1024,
  perAddress: { requests: 30, windowMs: 10 * MINUTE },
  perRecipient: { requests: 10, windowMs: 60 * MINUTE },
  // Counted from the open dialog, from the focused field, and from the results that are already on the screen.
  minFillMs: { deck: 1_200, newsletter: 400, quiz: 300 },
  headerLimit: 500,
};
