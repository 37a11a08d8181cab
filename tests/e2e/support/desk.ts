/** Fixtures: a server with the desk and sample leads, and a signed-in browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pino } from 'pino';
import { deskSignIn, deskToday } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { consumeLink, createLink, signInLink } from '#server/core/sign-in.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { freePort, startBuiltServer } from '../../../tools/built-server.ts';
import { fillSample } from '../../../tools/sample-desk/fill-sample.ts';
import { TEST_LIMIT_MS } from '../../support/limit.ts';
import { test as base, expect } from './fixtures.ts';

export const USER_EMAIL = 'maya@desk.example';

/** Rows of the table, without rows that separate days. */
export const leadRows = (page: Page) => page.getByRole('table').locator('tbody tr:not([data-day])');
export const pageHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Environment variables of the server. */
type Settings = Readonly<Record<string, string>>;

export type Desk = Readonly<{
  origin: string;
  store: Store;
  /** Creates a sign-in link like `npm run desk`. */
  createSignInLink(): Promise<string>;
  /** Creates a session without the sign-in page, because its rate limit allows only twenty attempts. */
  createSession(): Promise<string>;
  /** Sends a deck request like the form on the site. */
  requestDeck(
    fields: Readonly<{ firstName: string; email: string; company?: string; phone?: string }>,
  ): Promise<void>;
}>;

async function startDesk(
  databaseUrl: string | undefined,
  settings: Settings,
  use: (desk: Desk) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-e2e-'));
  const store = await openStore({ databaseUrl, dataDir }, pino({ level: 'silent' }));
  // Two weeks of sample data are enough, and load faster.
  await fillSample(store, Date.now(), [USER_EMAIL], 14);
  const { origin, stop } = await startBuiltServer({
    env: {
      // A fixed port, because passkeys belong to the public origin.
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DESK_USERS: USER_EMAIL,
      INSIGHT: 'on',
      ...settings,
    },
  });
  try {
    const createToken = () => createLink(store.db, { email: USER_EMAIL, browser: null, now: Date.now() });
    await use({
      origin,
      store,
      createSignInLink: async () => signInLink(origin, await createToken()),
      async createSession() {
        const link = { token: await createToken(), browser: undefined, userAgent: '', now: Date.now() };
        const signIn = await consumeLink(store.db, link);
        if (typeof signIn !== 'object') throw new Error('a fresh link did not sign in');
        return signIn.session;
      },
      async requestDeck(fields) {
        const body = { lastName: 'Whitlock', company: 'Tamarack Freight', phone: '', ...fields };
        const response = await fetch(`${origin}/webhook/${site.deck.webhookId}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(200);
      },
    });
  } finally {
    await stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type DeskWorker = { dialect: 'sqlite' | 'postgres'; settings: Settings; desk: Desk };

export const test = base.extend<{ signedIn: Page }, DeskWorker>({
  dialect: ['sqlite', { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  desk: [
    async ({ dialect, settings }, use) => {
      if (dialect === 'sqlite') return startDesk(undefined, settings, use);
      const postgres = await createPostgresServer({ isDurable: false });
      await startDesk(postgres.url, settings, use).finally(postgres.destroy);
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  // One session per test, because one of the tests ends all sessions.
  signedIn: async ({ page, desk }, use) => {
    const cookie = { name: 'desk', value: await desk.createSession(), url: desk.origin };
    await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
    await use(page);
  },
});

/** Signs in through the page of a link, like a person. */
export async function signInWithLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: deskSignIn.submit }).click();
  await page.waitForURL('**/desk');
  await pageHeading(page, deskToday.title).waitFor();
}

export { expect };
