/** Limits of sign-in: session length and number of attempts. */
import { DAY, MINUTE } from '#domain/durations.ts';
import { SIGN_IN_PATH } from '#server/core/sign-in.ts';

export const DESK_POLICY = {
  /** A browser that was signed in once keeps a turn of its own for asking; 400 days is the longest that browsers allow. */
  knownLifeMs: 400 * DAY,
  /** Links for one address, from one caller and from all: mail must not be used to flood a colleague. */
  asksPerPerson: { requests: 5, windowMs: 15 * MINUTE },
  asksInAll: { requests: 30, windowMs: 15 * MINUTE },
  /** Requests for links and tries of links from one network address. */
  asksPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  triesPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  /** A mail server that takes longer is left: who waits for the link asks for another. */
  mailDeadlineMs: MINUTE,
  /** A mail server that takes longer to greet counts as down for who asks for a link. */
  mailCheckMs: 4_000,
  bodyLimit: 64 * 1024,
} as const;

export const DESK_PATHS = { app: '/desk', signIn: SIGN_IN_PATH, api: '/desk/api' } as const;
