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
import { MINUTE } from '#domain/timing.ts';
import { findRow } from '#server/store/rows.ts';
import type { Db } from '#server/store/schema.ts';
import { recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';
import { hashOf } from './sign-in.ts';

/** A challenge is valid this long: the user may have to find a security key or a phone. */
const CHALLENGE_LIFETIME_MS = 5 * MINUTE;

const hostOf = (origin: string) => new URL(origin).hostname;
const parseTransports = (text: string) => JSON.parse(text) as AuthenticatorTransport[];

async function storeChallenge(db: Db, challenge: string, now: number): Promise<void> {
  await db.deleteFrom('desk_challenges').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_challenges')
    .values({ hash: hashOf(challenge), expires_at: now + CHALLENGE_LIFETIME_MS })
    .execute();
}

/** An answer to an issued challenge, for this site. Checking it deletes the challenge, so that it works once. */
const expected = (db: Db, origin: string, now: number) => ({
  async expectedChallenge(challenge: string) {
    const { numDeletedRows } = await db
      .deleteFrom('desk_challenges')
      .where('hash', '=', hashOf(challenge))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  expectedOrigin: origin,
  expectedRPID: hostOf(origin),
});

/** Options for adding a passkey. Excludes authenticators that already have one. */
export async function createPasskeyOptions({ store: { db }, actor, now }: CoreContext, origin: string) {
  const passkeys = db.selectFrom('desk_passkeys').select(['id', 'transports']).where('email', '=', actor);
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(origin),
    userName: actor,
    excludeCredentials: (await passkeys.execute()).map(({ id, transports }) => ({
      id,
      transports: parseTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, now);
  return options;
}

/** False if the browser's response is invalid. */
export async function addPasskey(
  context: CoreContext,
  { response, name, origin }: Readonly<{ response: RegistrationResponseJSON; name: string; origin: string }>,
): Promise<boolean> {
  const { store, actor, now } = context;
  const verification = await verifyRegistrationResponse({
    response,
    ...expected(store.db, origin, now),
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
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
      })
      .execute();
    await recordAudit(trx, context, { action: 'added-passkey', detail: name });
  });
  return true;
}

export const listPasskeys = (db: Db, email: string) =>
  db
    .selectFrom('desk_passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();

export function removePasskey(context: CoreContext, id: string): Promise<boolean> {
  return context.store.db.transaction().execute(async (trx) => {
    const removedPasskey = await trx
      .deleteFrom('desk_passkeys')
      .where('id', '=', id)
      .where('email', '=', context.actor)
      .returning('name')
      .executeTakeFirst();
    if (removedPasskey)
      await recordAudit(trx, context, { action: 'removed-passkey', detail: removedPasskey.name });
    return removedPasskey !== undefined;
  });
}

/** Options for signing in with any passkey of this site, without a user name. */
export async function createSignInOptions(db: Db, origin: string, now: number) {
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
  });
  await storeChallenge(db, options.challenge, now);
  return options;
}

/** Address of the passkey's owner; undefined if the browser's response is invalid. */
export async function verifyPasskey(
  db: Db,
  { response, origin, now }: Readonly<{ response: AuthenticationResponseJSON; origin: string; now: number }>,
): Promise<string | undefined> {
  const passkey = await findRow(db, 'desk_passkeys', { id: response.id });
  if (!passkey) return undefined;
  const verification = await verifyAuthenticationResponse({
    response,
    ...expected(db, origin, now),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: parseTransports(passkey.transports),
    },
  }).catch(() => undefined);
  if (!verification?.verified) return undefined;
  await db
    .updateTable('desk_passkeys')
    .set({ counter: verification.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return passkey.email;
}
