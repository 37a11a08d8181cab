import type { Announce } from '#server/events/announce.ts';
import type { Store } from '#server/store/open-store.ts';

/**
 * Actor and time of a call. Everything that reads or changes personal data takes it, since the audit log names the actor:
 * a desk user's address, `cli:<system user>` or `api:<name of a key>`.
 */
export type CoreContext = Readonly<{
  store: Store;
  actor: string;
  now: number;
  /** Tells the operator's tools what the team did. */
  announce: Announce;
  /** A program asks only when it wants something: each of its reads is an entry, not one in ten minutes. */
  recordsEveryView?: true;
}>;
