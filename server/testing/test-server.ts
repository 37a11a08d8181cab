/** The whole server in process, on a new store, with a clock that the test controls. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import type { BookingSetting } from '#booking/adapters.ts';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { newsletterPath } from '#server/core/subscribers/newsletter-links.ts';
import { createConfirmationSubject } from '#server/core/subscribers/subscriptions.ts';
import { openApp } from '#server/http/app.ts';
import { providerFor } from '#server/http/booking-routes.ts';
import { openRuntime } from '#server/process/open-runtime.ts';
import { readEnv } from '#server/settings.ts';
import type { Dialect } from '#server/store/schema.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { CAL_HOOK_PATH, CAL_SECRET, calSignature } from './cal-webhooks.ts';
import { emptyStore, silent, temporaryFolder } from './stores.ts';
import { NOW } from './submissions.ts';

export const DECK_PDF = Buffer.from('%PDF-1.7 a deck for tests');
export const DECK_PATH = `/webhook/${site.deck.webhookId}`;
export const ORIGIN = 'https://acme.test';
const CONSENT_HEADER = { [LEAD_HEADERS.consent]: String(new URLSearchParams({ text: consent.newsletter })) };

export const deckRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.test',
  company: 'Analytical Engines',
  phone: '+1 555 0100',
};

export function siteFixture(): string {
  const home = temporaryFolder('site');
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  };
  write('site/index.html', '<!doctype html><title>Home</title><section id="services">');
  write('site/index.md', '# Home');
  write('site/404.html', '<!doctype html><title>Page Not Found</title>');
  for (const language of LANGUAGES) {
    const { code } = language;
    const prefix = prefixOf(language);
    write(`desk${prefix}/index.html`, `<!doctype html><html lang="${code}"><title>Desk</title>`);
    write(`site${prefix}/quiz.html`, '<!doctype html><section class="a" id="quiz">');
    const pages = [
      { name: 'home', path: prefix || '/', title: `Home ${code}`, sections: ['services'], isProduct: false },
      { name: 'quiz', path: `${prefix}/quiz`, title: `Product ${code}`, sections: ['quiz'], isProduct: true },
    ].map((page) => ({ ...page, description: '' }));
    write(`site${prefix}/pages.json`, JSON.stringify(pages));
    // The language code at the end of the file makes the deck of each language different.
    const deck = language === LANGUAGES[0] ? DECK_PDF : Buffer.concat([DECK_PDF, Buffer.from(code)]);
    write(`site${prefix}/${site.deck.fileName}`, deck);
  }
  return join(home, 'site');
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

type Options = Readonly<{
  env?: Record<string, string>;
  log?: Logger;
  /** Whatever the provider of the site is, tests choose theirs. */
  booking?: BookingSetting;
  /** Of the messages about bookings. Empty for none. */
  bookingSecret?: string;
}>;

export async function testServer(
  dialect: Dialect = 'sqlite',
  {
    env = {},
    log = silent,
    booking = { provider: 'cal', link: 'acme/ai-consultation' },
    bookingSecret = CAL_SECRET,
  }: Options = {},
) {
  const { dataDir, databaseUrl } = await emptyStore(dialect);
  const siteDir = siteFixture();
  const settings = {
    ...readEnv({
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      PUBLIC_ORIGIN: ORIGIN,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    }),
    bookingWebhookSecret: bookingSecret || undefined,
  };
  let now = NOW;
  const runtime = await openRuntime(
    settings,
    log,
    () => now,
    () => now,
  );
  onTestFinished(() => runtime.close());
  const app = await openApp(runtime, { booking: providerFor(booking) });
  const request = async (path: string, init: RequestInit = {}, address = '192.0.2.1') =>
    app.request(path, init, { incoming: { socket: { remoteAddress: address } } } as never);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
    request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      address,
    );
  return {
    ...runtime,
    app,
    request,
    advance(ms: number) {
      now += ms;
    },
    post,
    /** The newsletter form, with the sentence that it shows. */
    subscribe: (email: string, headers: Record<string, string> = {}, address?: string) =>
      post(newsletterForm.path, { email }, { ...CONSENT_HEADER, ...headers }, address),
    /** Confirms a sign-up like the button behind the link in the mail. Returns the id of the subscriber. */
    async confirm(email: string): Promise<string> {
      const subscriber = await runtime.store.db
        .selectFrom('subscribers')
        .select(['id', 'submission_id', 'confirmed_at'])
        .where('person', '=', email)
        .executeTakeFirstOrThrow();
      const subject = createConfirmationSubject(subscriber, subscriber.submission_id);
      const token = runtime.tokens.sign('confirm', subject, now);
      await request(newsletterPath('confirm', token, LANGUAGES[0].code), { method: 'POST' });
      return subscriber.id;
    },
    /** A signed message of Cal.com. */
    hook: (body: string) => post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) }),
    /** A form that a browser sends without script. */
    sendForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
        body: String(new URLSearchParams(fields)),
      }),
    submissions: () =>
      runtime.store.db.selectFrom('submissions').selectAll().orderBy('created_at').orderBy('id').execute(),
    deliveries: () => runtime.store.db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
    /** Delivers until nothing is due. */
    async deliverAll() {
      while ((await runtime.worker.runOnce()) > 0);
    },
  };
}
