/** Sign-in by a mailed link or a passkey, sign-out, and the list of sessions. */
import { randomUUIDv7 } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { deskMail, deskSignIn } from '#content/desk.ts';
import { auditDetail, recordAudit } from '#server/core/audit-log.ts';
import {
  addPasskey,
  createPasskeyOptions,
  createSignInOptions,
  listPasskeys,
  removePasskey,
  verifyPasskey,
} from '#server/core/passkeys.ts';
import {
  consumeLink,
  createCode,
  createLink,
  describeBrowser,
  endSessions,
  findSession,
  hashOf,
  listSessions,
  openSession,
  randomToken,
  signInLink,
} from '#server/core/sign-in.ts';
import { HttpError, tooManyRequests } from '#server/errors.ts';
import { addressBlock, clientAddress, networkOf } from '#server/http/client-address.ts';
import { limitCallers } from '#server/http/rate-limits.ts';
import { renderMail } from '#server/mail/render-mail.tsx';
import type { Runtime } from '#server/runtime.ts';
import { words } from '#server/texts.ts';
import { type Cookies, type DeskEnv, requireSession, validateJson } from './desk-env.ts';
import { DESK_POLICY } from './policy.ts';

const LinkRequestSchema = v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)) });
const TokenSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(100)),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
});
const EndSessionSchema = v.strictObject({ id: v.optional(v.pipe(v.string(), v.maxLength(50))) });
/** The browser's response. The library validates it. */
const browserResponse = <Response>() =>
  v.custom<Response>((value) => typeof (value as { id?: unknown } | null)?.id === 'string');
const PasskeySignInSchema = v.strictObject({ response: browserResponse<AuthenticationResponseJSON>() });
const NewPasskeySchema = v.strictObject({ response: browserResponse<RegistrationResponseJSON>() });
const RemovePasskeySchema = v.strictObject({ id: v.pipe(v.string(), v.maxLength(1_500)) });

export function signInRoutes(deps: Runtime, cookies: Cookies) {
  const { settings, store, team, mail, log, clock, limits, tokens } = deps;
  const linksPerAddress = limitCallers(deps, 'desk asks by address', DESK_POLICY.linksPerAddress);
  const linksPerPerson = limits('desk asks by person', DESK_POLICY.linksPerPerson);
  const linksPerNetwork = limits('desk asks by network', DESK_POLICY.linksPerNetwork);
  const linksInTotal = limits('desk asks in all', DESK_POLICY.linksInTotal);
  const firstOfNetwork = limits('desk first asks', { ...DESK_POLICY.linksPerNetwork, requests: 1 });
  const firstLinksInTotal = limits('desk first asks in all', DESK_POLICY.firstLinksInTotal);
  const triesPerAddress = limitCallers(deps, 'desk tries by address', DESK_POLICY.triesPerAddress);
  const passkeysPerAddress = limitCallers(deps, 'desk passkeys by address', DESK_POLICY.triesPerAddress);
  const requireUser = requireSession(deps, cookies);
  // Never the origin or host of the request, which other programs can choose.
  const { publicOrigin: origin } = settings;

  /** Ends an existing session of the browser and starts a new one. */
  async function signIn(c: Context<DeskEnv>, email: string, session: string, detail = ''): Promise<void> {
    const now = clock();
    const oldToken = cookies.read(c, 'desk');
    const previous = oldToken ? await findSession(store.db, oldToken, now) : undefined;
    if (previous) await endSessions({ store, actor: previous.email, now }, previous.id);
    cookies.write(c, 'desk', session);
    cookies.write(c, 'desk-known', tokens.sign('desk', hashOf(email), now));
    cookies.remove(c, 'desk-asked');
    await recordAudit(store.db, { actor: email, now }, { action: 'signed-in', detail });
  }

  /** Does the same work for every address, but mails only listed users. Links for other addresses do not work. */
  async function mailLink(email: string, browser: string, code: string): Promise<void> {
    const isListed = (await team()).includes(email);
    const link = { email: isListed ? email : '', browser, code, now: clock() };
    const href = signInLink(origin, await createLink(store.db, link));
    const { subject, action, terms, ...parts } = deskMail;
    const body = renderMail({ ...parts, action: { label: action, href, terms } }, { origin, words });
    const message = { id: randomUUIDv7(), to: email, subject, ...body };
    if (isListed) await mail.send(message, AbortSignal.timeout(DESK_POLICY.mailDeadlineMs));
  }

  return new Hono<DeskEnv>()
    .post('/passkeys/options', async (c) => {
      await passkeysPerAddress(c);
      return c.json(await createSignInOptions(store.db, origin, clock()));
    })
    .post('/passkeys/sign-in', validateJson(PasskeySignInSchema), async (c) => {
      const { response } = c.req.valid('json');
      const email = await verifyPasskey(store.db, { response, origin, now: clock() });
      if (!email || !(await team()).includes(email)) throw new HttpError(410, deskSignIn.passkeyUnknown);
      const userAgent = describeBrowser(c.req.header('user-agent') ?? '');
      const session = await openSession(store.db, { email, userAgent, now: clock() });
      await signIn(c, email, session, auditDetail('passkey'));
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
    .post('/passkeys/remove', requireUser, validateJson(RemovePasskeySchema), async (c) =>
      c.json({ removed: await removePasskey(c.var.context, c.req.valid('json').id) }),
    )
    .post('/sign-in/ask', validateJson(LinkRequestSchema), async (c) => {
      const email = c.req.valid('json').email.toLowerCase();
      const caller = addressBlock(clientAddress(c, settings.trustProxy));
      const known = cookies.read(c, 'desk-known');
      // A browser in which this user signed in before has a limit of its own, which strangers cannot use up, not even
      // from the same IP address.
      const isKnown = known !== undefined && tokens.verify('desk', known, clock()) === hashOf(email);
      // The same limits for every address, so that the response does not reveal who is listed. Each counts only what
      // the one before let through, and per caller first, so that a stranger alone cannot block a user.
      if (!isKnown) await linksPerAddress(c);
      let wait = await linksPerPerson(`${email} ${isKnown ? known : caller}`);
      if (wait === 0 && !isKnown) {
        const network = `${email} ${networkOf(caller)}`;
        const isFirst = (await firstOfNetwork(network)) === 0;
        wait =
          (await linksPerNetwork(network)) || (await (isFirst ? firstLinksInTotal : linksInTotal)(email));
      }
      if (wait > 0) throw tooManyRequests(wait);
      // Reuse the browser's token, so that an earlier link stays valid in this browser.
      const browser = cookies.read(c, 'desk-asked') || randomToken();
      cookies.write(c, 'desk-asked', browser);
      const code = createCode();
      // The same check for every address, so that the response does not reveal who is listed.
      const canMail = await mail.check(AbortSignal.timeout(DESK_POLICY.mailCheckMs)).then(
        () => true,
        () => false,
      );
      // Answer first, then look up and send: neither the text nor the time of the response reveals who is listed.
      setImmediate(() =>
        mailLink(email, browser, code).catch((error: Error) =>
          log.error({ reason: error.message }, 'sign-in link could not be sent'),
        ),
      );
      return c.json({ canMail, code }, 202);
    })
    .post('/sign-in', validateJson(TokenSchema), async (c) => {
      await triesPerAddress(c);
      const { token, code } = c.req.valid('json');
      const signInResult = await consumeLink(store.db, {
        token,
        code: code?.replaceAll(/\D/g, ''),
        browser: cookies.read(c, 'desk-asked'),
        userAgent: describeBrowser(c.req.header('user-agent') ?? ''),
        now: clock(),
      });
      if (signInResult === 'other-browser') throw new HttpError(403, deskSignIn.otherBrowser);
      if (!signInResult || !(await team()).includes(signInResult.email))
        throw new HttpError(410, deskSignIn.expired);
      await signIn(c, signInResult.email, signInResult.session);
      return c.json({ ok: true });
    })
    .post('/sign-out', requireUser, async (c) => {
      await endSessions(c.var.context, c.var.sessionId);
      cookies.remove(c, 'desk');
      return c.json({ ok: true });
    })
    .get('/sessions', requireUser, async (c) => {
      const sessions = await listSessions(store.db, c.var.context.actor, clock());
      return c.json({
        sessions: sessions.map((session) => ({ ...session, current: session.id === c.var.sessionId })),
      });
    })
    .post('/sessions/end', requireUser, validateJson(EndSessionSchema), async (c) => {
      return c.json({ ended: await endSessions(c.var.context, c.req.valid('json').id) });
    });
}
