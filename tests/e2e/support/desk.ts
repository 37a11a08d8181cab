/** A server with the desk, sample leads and a signed-in browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { pino } from 'pino';
import { deskSignIn } from '#content/desk.ts';
import { site } from '#content/site.ts';
import { consumeLink, createLink, signInLink } from '#server/core/sign-in.ts';
import { newDelivery } from '#server/store/intake.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { startBuiltServer } from '../../support/built-server.ts';
import { TEST_LIMIT_MS } from '../../support/limit.ts';
import { fillSample } from '../../support/sample-desk/fill-sample.ts';
import { watchProblems } from './problems.ts';

export const TEAM = 'maya@desk.example';

/** Further settings of the server, by their names in the environment. */
type Settings = Readonly<Record<string, string>>;

export type Desk = Readonly<{
  origin: string;
  store: Store;
  /** A link as the terminal prints it. */
  link(): Promise<string>;
  /** A session without the sign-in page, whose rate limit allows only twenty attempts. */
  session(): Promise<string>;
  /** Sends a deck request like the form of the public page. */
  requestDeck(
    fields: Readonly<{ firstName: string; email: string; company?: string; phone?: string }>,
  ): Promise<void>;
  /** Quarantines the leads of a person and holds their mails. */
  hold(email: string): Promise<void>;
  /** Adds a failed forward. Another test may have re-queued the failed forwards of the sample. */
  addFailedForward(): Promise<void>;
}>;

async function startDesk(
  databaseUrl: string | undefined,
  settings: Settings,
  use: (desk: Desk) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-e2e-'));
  const store = await openStore({ databaseUrl, dataDir }, pino({ level: 'silent' }));
  // A few weeks show everything and load faster.
  await fillSample(store, Date.now(), [TEAM], 14);
  const { origin, stop } = await startBuiltServer({
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DESK_USERS: TEAM, INSIGHT: 'on', ...settings },
  });
  try {
    const token = () => createLink(store.db, { email: TEAM, browser: null, now: Date.now() });
    await use({
      origin,
      store,
      link: async () => signInLink(origin, await token()),
      async session() {
        const link = { token: await token(), browser: undefined, agent: '', now: Date.now() };
        const entry = await consumeLink(store.db, link);
        if (typeof entry !== 'object') throw new Error('a fresh link did not sign in');
        return entry.session;
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
      async addFailedForward() {
        const delivery = {
          ...newDelivery(null, 'forward', Date.now()),
          state: 'dead',
          attempts: 11,
        } as const;
        await store.db.insertInto('deliveries').values(delivery).execute();
      },
      async hold(email) {
        const own = store.db.selectFrom('leads').select('id').where('person', '=', email);
        await store.db.updateTable('deliveries').set({ state: 'held' }).where('lead_id', 'in', own).execute();
        await store.db
          .updateTable('leads')
          .set({ suspicion: 'hidden field was filled' })
          .where('person', '=', email)
          .execute();
      },
    });
  } finally {
    await stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type DeskWorker = { dialect: 'sqlite' | 'postgres'; settings: Settings; desk: Desk };
type DeskTest = { allow: (problem: RegExp) => void; signedIn: Page };

export const test = base.extend<DeskTest, DeskWorker>({
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
  page: async ({ page }, use, info) => {
    const problems = watchProblems(page);
    await use(page);
    const allowed = info.annotations
      .filter(({ type }) => type === 'allowed')
      .map(({ description }) => new RegExp(description ?? ''));
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  allow: async ({ page: _ }, use, info) => {
    await use((problem) => info.annotations.push({ type: 'allowed', description: problem.source }));
  },
  // One session per test, since a test ends all sessions.
  signedIn: async ({ page, desk }, use) => {
    const cookie = { name: 'desk', value: await desk.session(), url: desk.origin };
    await page.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
    await use(page);
  },
});

/** Signs in through the page of a link, like a person. */
export async function signInWithLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: deskSignIn.enter }).click();
  await page.waitForURL('**/desk');
  await page.getByRole('table').waitFor();
}

export { expect };
