import { describe, expect, test } from 'vitest';
import { deskReadiness } from '#content/desk.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { DAY } from '#domain/timing.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator } from '#server/testing/submissions.ts';
import { ORIGIN, testServer } from '#server/testing/test-server.ts';
import { words } from '#server/texts.ts';
import { wordsIn } from '#server/words.ts';

const { mails, newsletterPages } = words;

const email = 'ada@acme.test';

async function signUp(dialect: 'sqlite' | 'postgres') {
  const { mail, server } = await serverWithMail(dialect, { OPERATOR_EMAIL: 'owner@acme.test' });
  await server.subscribe(email);
  await server.deliverAll();
  const pathOf = (address: string) => address.slice(ORIGIN.length);
  /** In the order of arrival. Mails of other kinds may arrive in any order. */
  const confirmLinks = () =>
    mail.received.flatMap(({ text = '' }) =>
      (text.match(/https:\S+\/newsletter\/confirm\?token=\S+/) ?? []).map(pathOf),
    );
  const [confirmPath = ''] = confirmLinks();
  const readState = async () =>
    (await server.store.db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state;
  const unsubscribePath = (index: number) => {
    return pathOf(mail.to(email)[index]!.header('list-unsubscribe')!.slice(1, -1));
  };
  return { mail, server, confirmPath, confirmLinks, readState, unsubscribePath };
}

describe.each(DIALECTS)('double opt-in on %s', (dialect) => {
  test('opening the link changes nothing; the button confirms, and only once', async () => {
    const { mail, server, confirmPath, readState } = await signUp(dialect);
    const opened = await server.request(confirmPath);
    expect(opened.status).toBe(200);
    const page = await opened.text();
    expect(page).toContain('<form method="post"');
    expect(page).not.toContain('<script');
    expect(page).not.toContain(email);
    expect(await readState()).toBe('pending');

    for (let click = 0; click < 2; click += 1) {
      const confirmed = await server.request(confirmPath, { method: 'POST' });
      expect(confirmed.status).toBe(200);
      expect(await confirmed.text()).toContain(newsletterPages.confirmed.title);
    }
    expect(await readState()).toBe('confirmed');
    await server.deliverAll();
    expect(mail.received.map(({ subject, envelopeTo }) => `${envelopeTo}: ${subject}`).sort()).toEqual([
      `${email}: ${mails.newsletterConfirmMail.subject}`,
      `${email}: ${mails.newsletterWelcomeMail.subject}`,
      `owner@acme.test: ${deskReadiness.levels.later} · ${mails.operatorMail.kinds.newsletter}: ${email}`,
    ]);
  });

  test('a click confirms the consent that belongs to its mail, not to a later request', async () => {
    const { mail, server } = await serverWithMail(dialect);
    const requestSignUp = (text: string, more: Record<string, string> = {}) =>
      server.subscribe(email, { [LEAD_HEADERS.consent]: String(new URLSearchParams({ text })), ...more });
    const shown = wordsIn('en').consent.newsletter;
    const shownLater = wordsIn('de').consent.newsletter;
    await requestSignUp(shown);
    await server.deliverAll();
    await requestSignUp(shownLater, { [LEAD_HEADERS.honeypot]: 'x' });
    await requestSignUp(shownLater);
    await server.deliverAll();
    const [link = ''] = mail.received[0]?.text?.match(/\/newsletter\/confirm\?token=\S+/) ?? [];
    await server.request(link, { method: 'POST' });
    const storedConsent = await server.store.db
      .selectFrom('subscribers')
      .innerJoin('submissions', 'submissions.id', 'subscribers.submission_id')
      .select(['subscribers.state', 'consent'])
      .execute();
    expect(storedConsent).toEqual([{ state: 'confirmed', consent: shown }]);
  });

  test('a sign-up with an unknown consent does not use up the mail of one with it', async () => {
    const server = await testServer(dialect);
    const unknown = { [LEAD_HEADERS.consent]: 'text=I+never+agreed' };
    await server.subscribe(email, unknown);
    await server.subscribe(email, unknown);
    await server.subscribe(email);
    const mails = (await server.deliveries()).filter(({ kind }) => kind === 'newsletter-confirm');
    expect(mails.map(({ state }) => state)).toEqual(['pending', 'skipped', 'pending']);
  });

  test('a sign-up that was held by mistake gets its confirmation mail after the release', async () => {
    const { mail, server } = await serverWithMail(dialect);
    await server.subscribe(email, { [LEAD_HEADERS.honeypot]: 'x' });
    expect(await server.store.db.selectFrom('subscribers').selectAll().execute()).toEqual([]);
    await retryDeliveries(asOperator(server.store, server.clock()), { state: 'held' });
    await server.deliverAll();
    expect(mail.received).toMatchObject([{ envelopeTo: [email] }]);
  });

  test('without a confirmation no retry sends the welcome', async () => {
    const { mail, server } = await signUp(dialect);
    const [confirmation] = await server.deliveries();
    const welcome = { ...confirmation!, id: 'welcome', kind: 'newsletter-welcome', state: 'dead' } as const;
    await server.store.db.insertInto('deliveries').values(welcome).execute();
    await retryDeliveries(asOperator(server.store, server.clock()), { deliveryIds: ['welcome'] });
    await server.deliverAll();
    expect(mail.received.map(({ subject }) => subject)).toEqual([mails.newsletterConfirmMail.subject]);
  });

  test('every newsletter mail unsubscribes with one click, without cookies or Origin', async () => {
    const { mail, server, confirmPath, readState, unsubscribePath } = await signUp(dialect);
    await server.request(confirmPath, { method: 'POST' });
    await server.deliverAll();
    for (const { header } of mail.to(email))
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await server.request(unsubscribePath(1))).status).toBe(200);
    expect(await readState()).toBe('confirmed');
    for (let call = 0; call < 2; call += 1) {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await server.request(unsubscribePath(1), { method: 'POST', body });
      expect(response.status).toBe(200);
    }
    expect(await readState()).toBe('unsubscribed');
  });

  test('an unsubscribed person stays off the list until a new sign-up', async () => {
    const { server, confirmPath, readState, unsubscribePath } = await signUp(dialect);
    await server.request(unsubscribePath(0), { method: 'POST' });
    const lateConfirmation = await server.request(confirmPath, { method: 'POST' });
    expect(lateConfirmation.status).toBe(410);
    expect(await readState()).toBe('unsubscribed');
    await server.subscribe(email);
    expect(await readState()).toBe('pending');
    expect((await server.request(confirmPath, { method: 'POST' })).status).toBe(200);
    expect(await readState()).toBe('confirmed');
  });

  test('a used link stays invalid after unsubscribing and signing up again', async () => {
    const { server, confirmPath, confirmLinks, readState, unsubscribePath } = await signUp(dialect);
    await server.request(confirmPath, { method: 'POST' });
    await server.request(unsubscribePath(0), { method: 'POST' });
    await server.subscribe(email);
    expect((await server.request(confirmPath, { method: 'POST' })).status).toBe(410);
    expect(await readState()).toBe('pending');
    await server.deliverAll();
    const [, second = '', ...more] = confirmLinks();
    expect(more).toEqual([]);
    expect((await server.request(second, { method: 'POST' })).status).toBe(200);
    expect(await readState()).toBe('confirmed');
  });

  test('a known and an unknown address get the same response', async () => {
    const { server, confirmPath } = await signUp(dialect);
    await server.request(confirmPath, { method: 'POST' });
    const repeatedSignUp = await server.subscribe(email);
    const unknown = await server.subscribe('grace@acme.test');
    expect(repeatedSignUp.status).toBe(unknown.status);
    expect(await repeatedSignUp.text()).toBe(await unknown.text());
  });

  test('a confirmation link expires after seven days; an unsubscribe link never expires', async () => {
    const { server, confirmPath, unsubscribePath, readState } = await signUp(dialect);
    server.advance(7 * DAY + 1);
    for (const method of ['GET', 'POST']) {
      const response = await server.request(confirmPath, { method });
      expect(response.status).toBe(410);
      expect(await response.text()).toContain(newsletterPages.expired.title);
    }
    server.advance(3000 * DAY);
    expect((await server.request(unsubscribePath(0), { method: 'POST' })).status).toBe(200);
    expect(await readState()).toBe('unsubscribed');
  });
});
