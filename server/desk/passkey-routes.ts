import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { deskSignIn } from '#content/desk.ts';
import { auditDetail } from '#server/core/audit-log.ts';
import {
  addPasskey,
  createPasskeyOptions,
  createSignInOptions,
  listPasskeys,
  removePasskey,
  verifyPasskey,
} from '#server/core/passkeys.ts';
import { describeBrowser, openSession } from '#server/core/sign-in.ts';
import { HttpError } from '#server/errors.ts';
import { limitCallers } from '#server/http/rate-limits.ts';
import type { Runtime } from '#server/runtime.ts';
import { type Cookies, type DeskEnv, requireSession, type SignInBrowser, validateJson } from './desk-env.ts';
import { DESK_POLICY } from './policy.ts';

/** The browser's response. The library validates it. */
const browserResponse = <Response>() =>
  v.custom<Response>((value) => typeof (value as { id?: unknown } | null)?.id === 'string');
const SignInSchema = v.strictObject({ response: browserResponse<AuthenticationResponseJSON>() });
const NewPasskeySchema = v.strictObject({ response: browserResponse<RegistrationResponseJSON>() });
const RemoveSchema = v.strictObject({ id: v.pipe(v.string(), v.maxLength(1_500)) });

export function passkeyRoutes(deps: Runtime, cookies: Cookies, signIn: SignInBrowser) {
  const { settings, store, team, clock } = deps;
  // Never the origin or host of the request, which other programs can choose.
  const { publicOrigin: origin } = settings;
  const checkLimit = limitCallers(deps, 'desk passkeys by address', DESK_POLICY.triesPerAddress);
  const requireUser = requireSession(deps, cookies);
  return new Hono<DeskEnv>()
    .post('/passkeys/options', async (c) => {
      await checkLimit(c);
      return c.json(await createSignInOptions(store.db, origin, clock()));
    })
    .post('/passkeys/sign-in', validateJson(SignInSchema), async (c) => {
      const { response } = c.req.valid('json');
      const email = await verifyPasskey(store.db, { response, origin, now: clock() });
      if (!email || !(await team()).includes(email)) throw new HttpError(410, deskSignIn.passkeyUnknown);
      const userAgent = describeBrowser(c.req.header('user-agent') ?? '');
      const session = await openSession(store.db, { email, userAgent, now: clock() });
      await signIn(c, { email, session }, auditDetail('passkey'));
      return c.json({ ok: true });
    })
    .get('/passkeys', requireUser, async (c) =>
      c.json({ passkeys: await listPasskeys(store.db, c.var.context.actor) }),
    )
    .post('/passkeys/new', requireUser, async (c) =>
      c.json(await createPasskeyOptions(c.var.context, origin)),
    )
    .post('/passkeys', requireUser, validateJson(NewPasskeySchema), async (c) => {
      const name = describeBrowser(c.req.header('user-agent') ?? '');
      const { response } = c.req.valid('json');
      if (!(await addPasskey(c.var.context, { response, name, origin })))
        throw new HttpError(422, deskSignIn.passkeyUnknown);
      return c.json({ ok: true });
    })
    .post('/passkeys/remove', requireUser, validateJson(RemoveSchema), async (c) =>
      c.json({ removed: await removePasskey(c.var.context, c.req.valid('json').id) }),
    );
}
