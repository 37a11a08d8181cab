import { describe, expect, test } from 'vitest';
import { deskErrors, invitationMail } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { createApiKey } from '#server/core/api-keys.ts';
import { findSession, openSession } from '#server/core/sign-in.ts';
import { apiClient } from '#server/testing/api-client.ts';
import { DESK_USER, deskBrowser, signedInBrowser } from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator } from '#server/testing/submissions.ts';
import { readTeam } from './team.ts';

const NEW_USER = 'nina@desk.test';

describe.each(DIALECTS)('the users of the desk, on %s', (dialect) => {
  async function startDesk() {
    const { mail: smtp, server } = await serverWithMail(dialect, { DESK_USERS: DESK_USER });
    const browser = await signedInBrowser(server);
    return { smtp, server, browser };
  }

  test('a colleague is invited by mail, signs in without a restart, and is removed with sessions and keys', async () => {
    const { smtp, server, browser } = await startDesk();
    expect((await browser.post('/team/invite', { email: ' Nina@desk.test' })).status).toBe(200);
    await server.deliverAll();
    expect(smtp.received.map(({ envelopeTo: [to], subject }) => [to, subject])).toEqual([
      [NEW_USER, fill(invitationMail.subject, { by: DESK_USER })],
    ]);
    const colleague = deskBrowser(server);
    expect((await colleague.signIn(NEW_USER)).status).toBe(200);
    expect(await colleague.json('/me')).toMatchObject({ team: [DESK_USER, NEW_USER] });
    const context = { ...asOperator(server.store, server.clock()), actor: NEW_USER };
    const key = await createApiKey(context, { name: 'Nina', scopes: ['read'], days: null });
    const client = apiClient(server, key ?? '');
    expect((await client.call('GET', '/key')).status).toBe(200);

    expect((await browser.post('/team/remove', { email: NEW_USER })).status).toBe(200);
    expect((await colleague.get('/me')).status).toBe(401);
    expect((await colleague.signIn(NEW_USER)).status).toBe(410);
    expect((await client.call('GET', '/key')).status).toBe(401);
  });

  test('an invitation brings back no session from before the removal', async () => {
    const { server, browser } = await startDesk();
    const { db } = server.store;
    const now = server.clock();
    const session = await openSession(db, { email: NEW_USER, userAgent: '', now });
    await browser.post('/team/invite', { email: NEW_USER });
    expect(await findSession(db, session, now)).toBeUndefined();
  });

  test('a server without a desk of its own ends nobody’s access', async () => {
    const { server, browser } = await startDesk();
    await browser.post('/team/invite', { email: NEW_USER });
    expect(await readTeam(server.store.db, [])).toEqual([]);
    expect(await readTeam(server.store.db, [DESK_USER])).toEqual([DESK_USER, NEW_USER]);
  });

  test('the last user stays', async () => {
    const { browser } = await startDesk();
    const response = await browser.post('/team/remove', { email: DESK_USER });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: deskErrors.lastUser });
    expect((await browser.get('/me')).status).toBe(200);
  });

  test('a user of the setting who was removed is no user until somebody invites them again', async () => {
    const { server, browser } = await startDesk();
    await browser.post('/team/invite', { email: NEW_USER });
    const colleague = await signedInBrowser(server, NEW_USER);
    await colleague.post('/team/remove', { email: DESK_USER });
    expect((await browser.signIn()).status).toBe(410);
    await colleague.post('/team/invite', { email: DESK_USER });
    expect((await browser.signIn()).status).toBe(200);
    expect(await readTeam(server.store.db, [NEW_USER])).toEqual([NEW_USER]);
  });
});
