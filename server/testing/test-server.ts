/** The whole server in process, on a new store, with a clock that the test controls. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import type { BookingSetting } from '#booking/adapters.ts';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { providerFor } from '#server/http/booking-routes.ts';
import { openApp } from '#server/process/open-app.ts';
import { openRuntime } from '#server/process/open-runtime.ts';
import { readEnv } from '#server/process/settings.ts';
import type { Dialect } from '#server/store/schema.ts';
import { emptyStore, silent, temporaryFolder } from './stores.ts';
import { NOW } from './submissions.ts';

export const DECK_PDF = Buffer.from('%PDF-1.7 a deck for tests');
export const DECK_PATH = `/webhook/${site.deck.webhookId}`;
export const ORIGIN = 'https://acme.test';

export const deckRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.test',
  company: 'Analytical Engines',
  phone: '+1 555 0100',
};

export function siteFixture(): string {
  const home = temporaryFolder('site');
  const [folder, deskFolder] = [join(home, 'site'), join(home, 'desk')];
  for (const subfolder of [folder, deskFolder]) mkdirSync(subfolder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title><section id="services">');
  writeFileSync(join(folder, 'index.md'), '# Home');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Page Not Found</title>');
  for (const language of LANGUAGES) {
    mkdirSync(join(deskFolder, prefixOf(language)), { recursive: true });
    writeFileSync(
      join(deskFolder, prefixOf(language), 'index.html'),
      `<!doctype html><html lang="${language.code}"><title>Desk</title>`,
    );
    mkdirSync(join(folder, prefixOf(language)), { recursive: true });
    writeFileSync(
      join(folder, prefixOf(language), 'quiz.html'),
      '<!doctype html><section class="a" id="quiz">',
    );
    const pages = [
      {
        name: 'home',
        path: prefixOf(language) || '/',
        title: `Home ${language.code}`,
        sections: ['services'],
      },
      {
        name: 'quiz',
        path: `${prefixOf(language)}/quiz`,
        title: `Product ${language.code}`,
        sections: ['quiz'],
      },
    ].map((page) => ({ ...page, description: '', isProduct: page.name === 'quiz' }));
    writeFileSync(join(folder, prefixOf(language), 'pages.json'), JSON.stringify(pages));
    // The language code at the end of the file makes the deck of each language different.
    const deck = language === LANGUAGES[0] ? DECK_PDF : Buffer.concat([DECK_PDF, Buffer.from(language.code)]);
    writeFileSync(join(folder, prefixOf(language), site.deck.fileName), deck);
  }
  return folder;
}

type Options = Readonly<{
  env?: Record<string, string>;
  log?: Logger;
  /** Whatever the provider of the site is, tests choose theirs. */
  booking?: BookingSetting;
  bookingSecret?: string | undefined;
}>;

export async function testServer(
  dialect: Dialect = 'sqlite',
  {
    env = {},
    log = silent,
    booking = { provider: 'cal', link: 'acme/ai-consultation' },
    bookingSecret = env.CAL_WEBHOOK_SECRET,
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
    bookingWebhookSecret: bookingSecret,
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
  return {
    ...runtime,
    app,
    request,
    advance(ms: number) {
      now += ms;
    },
    post: (path: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
      request(
        path,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        address,
      ),
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
