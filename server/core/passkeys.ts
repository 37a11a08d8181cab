/** Passkeys of the desk's users. Each is bound to this site's host; the store holds public keys only. */
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { site } from '#content/site.ts';
import { MINUTE } from '#domain/durations.ts';
import type { Db } from '#server/store/schema.ts';
import { recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';
import { hashOf } from './sign-in.ts';

/** A challenge is valid this long: the user may have to find a security key or a phone. */
const CHALLENGE_LIFE_MS = 5 * MINUTE;

const hostOf = (origin: string) => new URL(origin).hostname;
const transportsOf = (text: string) => JSON.parse(text) as AuthenticatorTransport[];

async function keepChallenge(db: Db, challenge: string, now: number): Promise<void> {
  await db.deleteFrom('desk_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_challenges')
    .values({ hash: hashOf(challenge), expires_at: now + CHALLENGE_LIFE_MS })
    .execute();
}

/** Deletes an issued challenge. True only for the first call with this challenge. */
async function takeChallenge(db: Db, challenge: string, now: number): Promise<boolean> {
  const used = await db
    .deleteFrom('desk_challenges')
    .where('hash', '=', hashOf(challenge))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Options for adding a passkey. Excludes authenticators that already have one. */
export async function passkeyOptions({ store: { db }, actor, now }: CoreContext, origin: string) {
  const own = await db.selectFrom('desk_passkeys').selectAll().where('email', '=', actor).execute();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(origin),
    userName: actor,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, now);
  return options;
}

type NewPasskey = Readonly<{ response: RegistrationResponseJSON; name: string; origin: string }>;

/** False if the browser's response is invalid. */
export async function addPasskey(
  context: CoreContext,
  { response, name, origin }: NewPasskey,
): Promise<boolean> {
  const { store, actor, now } = context;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(store.db, challenge, now),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  await store.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_passkeys')
      .values({
        id,
        email: actor,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        name,
        created_at: now,
        used_at: null,
      })
      .execute();
    await recordAudit(trx, context, { action: 'added-passkey', detail: name });
  });
  return true;
}

export const passkeysOf = (db: Db, email: string) =>
  db
    .selectFrom('desk_passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();

export function removePasskey(context: CoreContext, id: string): Promise<boolean> {
  return context.store.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('desk_passkeys')
      .where('id', '=', id)
      .where('email', '=', context.actor)
      .returning('name')
      .executeTakeFirst();
    if (removed) await recordAudit(trx, context, { action: 'removed-passkey', detail: removed.name });
    return removed !== undefined;
  });
}

/** Options for signing in with any passkey of this site, without a user name. */
export async function signInOptions(db: Db, origin: string, now: number) {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
  });
  await keepChallenge(db, options.challenge, now);
  return options;
}

type PasskeyUse = Readonly<{ response: AuthenticationResponseJSON; origin: string; now: number }>;

/** Address of the passkey's owner; undefined if the browser's response is invalid. */
export async function verifyPasskey(
  db: Db,
  { response, origin, now }: PasskeyUse,
): Promise<string | undefined> {
  const passkey = await db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) return undefined;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, now),
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  await db
    .updateTable('desk_passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.email;
}
