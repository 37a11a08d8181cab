import { describe, expect, test } from 'vitest';
import { consent } from '#content/consent.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { CAL_HOOK_PATH } from '#server/http/cal-hook.ts';
import type { Dialect } from '#server/store/schema.ts';
import { CAL_SECRET, calSignature, calWebhooks } from '#server/testing/cal-webhooks.ts';
import { NOW } from '#server/testing/leads.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, deckRequest, testServer } from '#server/testing/test-server.ts';
import { runLeads } from './run-leads.ts';

async function operator(dialect: Dialect) {
  const server = await testServer(dialect, { env: { CAL_WEBHOOK_SECRET: CAL_SECRET } });
  const { store, settings, announce } = server;
  const context = {
    store,
    dataDir: settings.dataDir,
    now: NOW,
    announce,
    screen: { width: 200, colours: false },
    confirm: async () => false,
  };
  return {
    server,
    hook: (body: string) => server.post(CAL_HOOK_PATH, body, { 'x-cal-signature-256': calSignature(body) }),
    run: (...argv: string[]) => runLeads(argv, async () => context),
  };
}

describe.each(DIALECTS)('a lead’s life in the operator’s tool on %s', (dialect) => {
  test('shows who booked, and from which source', async () => {
    const { server, hook, run } = await operator(dialect);
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.utm]: 'utm_source=linkedin' });
    await hook(calWebhooks.created());
    await hook(calWebhooks.created({ uid: 'unknown', email: 'new@acme.test', name: 'New One' }));
    const { text } = await run('bookings');
    const [, ...rows] = text.trimEnd().split('\n');
    expect(rows.find((row) => row.includes('Ada@acme.test'))).toMatch(/2026-01-20 14:30\s+booked.+linkedin/);
    expect(rows.find((row) => row.includes('new@acme.test'))).toMatch(/direct/);
    expect((await run('show', 'ada@acme.test')).text).toMatch(/2026-01-20 14:30\s+booked/);
    expect(await run('show', 'new@acme.test')).toMatchObject({ code: 0 });
  });

  test('shows the sentence that stood beside the form, its version and its time', async () => {
    const { server, run } = await operator(dialect);
    const shown = new URLSearchParams({ text: consent.deck, version: consent.version }).toString();
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.consent]: shown });
    const { text } = await run('show', 'ada@acme.test');

    expect(text).toContain(consent.deck);
    expect(text).toContain(consent.version);
    expect(text).toMatch(/^consent shown\s+2026-01-15T12:00:00.000Z/m);
  });
});
