import type { Store } from '#server/store/open-store.ts';

/**
 * Actor and time of a call. Everything that reads or changes personal data takes it, since the audit log names the actor:
 * a desk user's address, or `cli:<system user>`.
 */
export type CoreContext = Readonly<{ store: Store; actor: string; now: number }>;
