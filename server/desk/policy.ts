/** Who may come to the desk, for how long, and how often one may try. */
import { DAY, MINUTE } from '#domain/durations.ts';

export const DESK_POLICY = {
  /** Long enough to find the mail, short enough that an old mail is worth nothing. */
  linkLifeMs: 15 * MINUTE,
  /** Counted from the last call, so that who works here daily stays signed in. */
  sessionLifeMs: 14 * DAY,
  /** A session is marked as seen at most this often: reading must not cost a write each time. */
  seenEveryMs: MINUTE,
  /** Links for one address, from one caller and from all: mail must not be used to flood a colleague. */
  asksPerPerson: { requests: 5, windowMs: 15 * MINUTE },
  asksInAll: { requests: 30, windowMs: 15 * MINUTE },
  /** Requests for links and tries of links from one network address. */
  asksPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  triesPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  /** A mail server that takes longer is left: who waits for the link asks for another. */
  mailDeadlineMs: MINUTE,
  /** Looking at the same person again within this time is one look. */
  lookWindowMs: 10 * MINUTE,
  bodyLimit: 64 * 1024,
  /** Leads on one page of the list. */
  page: 50,
} as const;

export const DESK_PATHS = { app: '/desk', signIn: '/desk/sign-in', api: '/desk/api' } as const;
