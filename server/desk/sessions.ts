/** Links and sessions. Both are random, and the store keeps their hashes only: who reads it can use neither. */
import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Db, DeskSession } from '#server/store/schema.ts';
import { DESK_PATHS, DESK_POLICY } from './policy.ts';

const randomToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type LinkRequest = Readonly<{ email: string; browser: string | null; now: number }>;

/** A token that signs in once. With `browser`, only where the cookie of that value is. */
export async function createLink(db: Db, { email, browser, now }: LinkRequest): Promise<string> {
  const token = randomToken();
  await db.deleteFrom('desk_links').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_links')
    .values({
      hash: hashOf(token),
      email,
      browser_hash: browser === null ? null : hashOf(browser),
      expires_at: now + DESK_POLICY.linkLifeMs,
    })
    .execute();
  return token;
}

/** The token stands behind the #: it reaches no server, no log and no other site. */
export const signInLink = (origin: string, token: string): string => `${origin}${DESK_PATHS.signIn}#${token}`;

export const newBrowserMark = randomToken;

type LinkUse = Readonly<{ token: string; browser: string | undefined; agent: string; now: number }>;
export type SignIn = Readonly<{ session: string; email: string }> | 'elsewhere' | undefined;

/**
 * Takes the link out of the store and opens a session, in one transaction: of two clicks one gets in. Sessions that
 * are over leave the store with it.
 */
export async function consumeLink(db: Db, { token, browser, agent, now }: LinkUse): Promise<SignIn> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('desk_links')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!link) return;
    if (link.browser_hash !== null && link.browser_hash !== hashOf(browser ?? '')) return 'elsewhere';
    const taken = await trx
      .deleteFrom('desk_links')
      .where('hash', '=', link.hash)
      .returning('hash')
      .executeTakeFirst();
    if (!taken) return;
    await trx
      .deleteFrom('desk_sessions')
      .where('seen_at', '<=', now - DESK_POLICY.sessionLifeMs)
      .execute();
    const session = randomToken();
    await trx
      .insertInto('desk_sessions')
      .values({
        id: randomUUIDv7(),
        hash: hashOf(session),
        email: link.email,
        agent,
        created_at: now,
        seen_at: now,
      })
      .execute();
    return { session, email: link.email };
  });
}

export async function findSession(db: Db, token: string, now: number): Promise<DeskSession | undefined> {
  const session = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('seen_at', '>', now - DESK_POLICY.sessionLifeMs)
    .executeTakeFirst();
  if (session && now - session.seen_at >= DESK_POLICY.seenEveryMs) {
    await db.updateTable('desk_sessions').set({ seen_at: now }).where('id', '=', session.id).execute();
  }
  return session;
}

export const sessionsOf = (db: Db, email: string, now: number): Promise<DeskSession[]> =>
  db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('email', '=', email)
    .where('seen_at', '>', now - DESK_POLICY.sessionLifeMs)
    .orderBy('seen_at', 'desc')
    .execute();

/** One session of a person, or all of them. */
export async function endSessions(db: Db, email: string, id?: string): Promise<number> {
  const ended = await db
    .deleteFrom('desk_sessions')
    .where('email', '=', email)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** `Firefox, Linux`: enough to tell one's own sessions apart. */
export function agentName(header: string): string {
  const named = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(header))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ');
}
