import type { Announce } from '#server/events/announce.ts';
import type { Store } from '#server/store/open-store.ts';
import type { ServerWords } from '#server/texts.ts';

export type CoreWords = Pick<ServerWords, 'desk' | 'quiz' | 'fieldLabels' | 'problems'>;

/**
 * Actor and time of a call. Every function that reads or changes personal data takes it, since the audit log names the
 * actor: a desk user's address, `cli:<system user>` or `api:<name of a key>`.
 */
export type CoreContext = Readonly<{
  store: Store;
  actor: string;
  now: number;
  /** Language of the response; the default language if absent. */
  words?: CoreWords | undefined;
  /** Sends events about the team's work to the operator's tools. */
  announce: Announce;
  /** Throws if the session or the key of the call has ended since. */
  checkAccess?(): Promise<unknown>;
  /** True for programs. For people, repeated views within ten minutes are one entry, because people refresh pages. */
  recordsEveryView?: true;
}>;
