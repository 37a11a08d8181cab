import { DAY, MINUTE } from '#domain/timing.ts';
import { SIGN_IN_PATH } from '#server/core/sign-in.ts';

export const DESK_POLICY = {
  /** A browser that was signed in once has its own limit for requesting links. Browsers keep cookies for 400 days. */
  knownBrowserLifeMs: 400 * DAY,
  /**
   * Links for one mail address, so that nobody can flood a colleague with mail: per caller, per network (/24 or /48), so
   * that a stranger cannot use up the total and lock the colleague out, and in total. The first link of each network
   * has a total of its own: a stranger would need that many networks to lock the colleague out.
   */
  linksPerPerson: { requests: 5, windowMs: 15 * MINUTE },
  linksPerNetwork: { requests: 10, windowMs: 15 * MINUTE },
  linksInTotal: { requests: 30, windowMs: 15 * MINUTE },
  firstLinksInTotal: { requests: 100, windowMs: 15 * MINUTE },
  linksPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  triesPerAddress: { requests: 20, windowMs: 15 * MINUTE },
  /** Sending a link is aborted after this time. The user can request another link. */
  mailDeadlineMs: MINUTE,
  /** A mail server that takes longer than this to answer is reported as down. */
  mailCheckMs: 4_000,
  bodyLimit: 64 * 1024,
} as const;

export const LANGUAGE_COOKIE = 'desk-language';
export const DESK_PATHS = { app: '/desk', signIn: SIGN_IN_PATH, api: '/desk/api' } as const;
