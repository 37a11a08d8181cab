/** Sign-in links and sessions of the desk. Both are random; the store holds only their hashes. */
import { createHash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { DAY, MINUTE } from '#domain/timing.ts';
import { dialectOf } from '#server/store/lock-people.ts';
import type { Db } from '#server/store/schema.ts';
import { auditDetail, recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';

export const SIGN_IN_PATH = '/desk/sign-in';

export const SESSION_POLICY = {
  /** Long enough to find the mail. Short enough that an old mail is useless to others. */
  linkLifeMs: 15 * MINUTE,
  /** Counted from the last request, so that daily users stay signed in. */
  sessionLifeMs: 14 * DAY,
  /** The time of the last use is stored at most this often, so that most requests need no write. */
  lastUseIntervalMs: MINUTE,
} as const;

export const randomToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Six digits that a person can type on another device. */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');
/** A link becomes invalid after this many wrong codes. */
const MAX_WRONG_CODES = 5;

type LinkRequest = Readonly<{ email: string; browser: string | null; code?: string; now: number }>;

/** Creates a token that signs in once. With `browser`, it works only with that browser's cookie, or with the code. */
export async function createLink(db: Db, { email, browser, code, now }: LinkRequest): Promise<string> {
  const token = randomToken();
  await db.deleteFrom('desk_links').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_links')
    .values({
      hash: hashOf(token),
      email,
      browser_hash: browser === null ? null : hashOf(browser),
      code_hash: code === undefined ? null : hashOf(code),
      expires_at: now + SESSION_POLICY.linkLifeMs,
    })
    .execute();
  return token;
}

/** The token is in the fragment, which browsers send to no server. */
export const signInLink = (origin: string, token: string): string => `${origin}${SIGN_IN_PATH}#${token}`;

type LinkUse = Readonly<{
  token: string;
  browser: string | undefined;
  code?: string | undefined;
  userAgent: string;
  now: number;
}>;

/**
 * Deletes the link and opens a session in one transaction, so that a link works only once. Also deletes expired
 * sessions. `other-browser`: the link was requested in another browser, and the code is missing or wrong.
 */
export async function consumeLink(db: Db, { token, browser, code, userAgent, now }: LinkUse) {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('desk_links')
      .selectAll()
      .where('hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      // Other attempts wait, so that each wrong code counts and a link works only once.
      .$if(dialectOf(trx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!link) return;
    const isSameBrowser = link.browser_hash === null || link.browser_hash === hashOf(browser ?? '');
    const isCodeCorrect = code !== undefined && link.code_hash === hashOf(code);
    const isAllowed = isSameBrowser || isCodeCorrect;
    if (!isAllowed && code === undefined) return 'other-browser';
    if (isAllowed || link.wrong_codes + 1 >= MAX_WRONG_CODES)
      await trx.deleteFrom('desk_links').where('hash', '=', link.hash).execute();
    else {
      const count = { wrong_codes: link.wrong_codes + 1 };
      await trx.updateTable('desk_links').set(count).where('hash', '=', link.hash).execute();
    }
    if (!isAllowed) return 'other-browser';
    const { email } = link;
    return { session: await openSession(trx, { email, userAgent, now }), email };
  });
}

/** Returns the value of the session's cookie. */
export async function openSession(
  db: Db,
  { email, userAgent, now }: Readonly<{ email: string; userAgent: string; now: number }>,
): Promise<string> {
  await db
    .deleteFrom('desk_sessions')
    .where('seen_at', '<=', now - SESSION_POLICY.sessionLifeMs)
    .execute();
  const session = randomToken();
  await db
    .insertInto('desk_sessions')
    .values({
      id: randomUUIDv7(),
      hash: hashOf(session),
      email,
      user_agent: userAgent,
      created_at: now,
      seen_at: now,
    })
    .execute();
  return session;
}

export async function findSession(db: Db, token: string, now: number) {
  const session = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('seen_at', '>', now - SESSION_POLICY.sessionLifeMs)
    .executeTakeFirst();
  if (session && now - session.seen_at >= SESSION_POLICY.lastUseIntervalMs)
    await db.updateTable('desk_sessions').set({ seen_at: now }).where('id', '=', session.id).execute();
  return session;
}

export const listSessions = (db: Db, email: string, now: number) =>
  db
    .selectFrom('desk_sessions')
    .select(['id', 'user_agent as userAgent', 'created_at', 'seen_at'])
    .where('email', '=', email)
    .where('seen_at', '>', now - SESSION_POLICY.sessionLifeMs)
    .orderBy('seen_at', 'desc')
    .execute();

/** Ends one session of the actor, or all of them. */
export function endSessions(context: Omit<CoreContext, 'announce'>, id?: string): Promise<number> {
  return context.store.db.transaction().execute(async (trx) => {
    const endedSessions = await trx
      .deleteFrom('desk_sessions')
      .where('email', '=', context.actor)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .returning('id')
      .execute();
    const detail = id === undefined ? auditDetail('sessions', endedSessions.length) : '';
    if (endedSessions.length > 0) await recordAudit(trx, context, { action: 'signed-out', detail });
    return endedSessions.length;
  });
}

const BROWSERS = { Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// };
const SYSTEMS = {
  iOS: /iPhone|iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS X/,
  Linux: /Linux/,
};

/** Returns for example `Firefox, Linux`, so that users recognize their sessions. */
export function describeBrowser(header: string): string {
  const findName = (table: Readonly<Record<string, RegExp>>) =>
    Object.keys(table).find((name) => table[name]?.test(header));
  return [findName(BROWSERS), findName(SYSTEMS)].filter(Boolean).join(', ');
}
