import { describe, expect, test } from 'vitest';
import { deskErrors } from '#content/desk.ts';
import { EXPORT_PAGE_SIZE } from '#server/core/submissions/export-submissions.ts';
import { inviteUser, removeUser } from '#server/core/team/team.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import {
  DESK_COLLEAGUE,
  DESK_ENV,
  DESK_USER,
  deskBrowser,
  signedInBrowser,
} from '#server/testing/desk-browser.ts';
import { MCP_HEADERS, mcpMessage } from '#server/testing/mcp-client.ts';
import { DIALECTS, emptyStore } from '#server/testing/stores.ts';
import { addSubmission } from '#server/testing/submissions.ts';
import { ORIGIN, type TestServer, testServer } from '#server/testing/test-server.ts';

test('a key created in the desk works, is listed without its secret, and stops working when revoked', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const browser = deskBrowser(server);
  const request = { name: 'CRM', scopes: ['read'], days: 30 };
  expect((await browser.post('/api-keys', request)).status).toBe(401);
  await browser.signIn();
  const { key } = await browser.json('/api-keys', request);
  const client = apiClient(server, key);
  expect((await client.call('GET', '/key')).status).toBe(200);
  expect((await browser.post('/api-keys', request)).status).toBe(409);
  expect((await browser.post('/api-keys', { ...request, name: 'a@b' })).status).toBe(422);
  expect((await browser.post('/api-keys', { ...request, name: 'None', scopes: [] })).status).toBe(422);

  const text = await (await browser.get('/api-keys')).text();
  expect(text).not.toContain(key.slice(-43));
  expect(text).not.toContain('hash');
  const { keys } = JSON.parse(text) as { keys: { id: string; name: string; created_by: string }[] };
  expect(keys).toMatchObject([{ name: 'CRM', created_by: DESK_USER }]);

  expect((await browser.post('/api-keys/revoke', { id: keys[0]?.id })).status).toBe(200);
  expect((await client.call('GET', '/key')).status).toBe(401);
  expect((await browser.post('/api-keys/revoke', { id: keys[0]?.id })).status).toBe(404);
});

test.each(DIALECTS)(
  'sessions, passkeys, links and keys end with their user, on every server and for good (%s)',
  async (dialect) => {
    const { databaseUrl, dataDir } = await emptyStore(dialect);
    const startServer = (users: string) =>
      testServer('sqlite', {
        env: { DESK_USERS: users, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      });
    const oldServer = await startServer(`${DESK_USER}, ${DESK_COLLEAGUE}`);
    const makeKey = async (browser: ReturnType<typeof deskBrowser>, name: string): Promise<string> =>
      (await browser.json('/api-keys', { name, scopes: ['read'], days: null })).key;
    const leaver = await signedInBrowser(oldServer);
    const colleague = await signedInBrowser(oldServer, DESK_COLLEAGUE);
    const keys = {
      leaver: await makeKey(leaver, 'Leaver'),
      colleague: await makeKey(colleague, 'Colleague'),
      installation: await createKey(oldServer, ['read']),
    };
    const passkey = { id: 'x', email: DESK_USER, public_key: '', counter: 0, transports: '[]', name: '' };
    await oldServer.store.db
      .insertInto('desk_passkeys')
      .values({ ...passkey, created_at: 0, used_at: null })
      .execute();
    const statuses = async (server: TestServer) => {
      const visit = async (browser: ReturnType<typeof deskBrowser>) => {
        const here = deskBrowser(server);
        for (const [name, value] of browser.cookies) here.cookies.set(name, value);
        return (await here.get('/me')).status;
      };
      const call = async (key: string) => (await apiClient(server, key).call('GET', '/key')).status;
      return [
        await visit(leaver),
        await visit(colleague),
        await call(keys.leaver),
        await call(keys.colleague),
        await call(keys.installation),
      ];
    };
    const ended = [401, 200, 401, 200, 200];
    expect(await statuses(oldServer)).toEqual([200, 200, 200, 200, 200]);
    const newServer = await startServer(DESK_COLLEAGUE);
    expect(await statuses(newServer)).toEqual(ended);
    // The old server still lists the user.
    expect(await statuses(oldServer)).toEqual(ended);
    expect(await statuses(await startServer(`${DESK_USER}, ${DESK_COLLEAGUE}`))).toEqual(ended);
    expect(await newServer.store.db.selectFrom('desk_passkeys').select('id').execute()).toEqual([]);
  },
);

/** A request whose body ends when `send` is called. `asked` resolves when the server starts to read the body. */
function heldBody(body: unknown) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const stream = new ReadableStream(
    {
      async pull(controller) {
        asked.resolve();
        await released.promise;
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    origin: ORIGIN,
    host: new URL(ORIGIN).host,
  };
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  return { init, asked: asked.promise, send: released.resolve };
}

describe.each(DIALECTS)('a removed user, on %s', (dialect) => {
  test('cannot finish requests whose body they kept back', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const leaver = await signedInBrowser(server);
    const colleague = await signedInBrowser(server, DESK_COLLEAGUE);
    const scopes = ['read', 'write'];
    const { key } = await leaver.json('/api-keys', { name: 'Leaver', scopes, days: null });
    const invite = heldBody({ email: 'friend@evil.test' });
    const search = heldBody({ limit: 1 });
    const assistant = heldBody(mcpMessage('tools/list'));
    const callApi = (path: string, { init }: typeof search) =>
      server.request(`/api/v1${path}`, {
        ...init,
        headers: { ...init.headers, ...MCP_HEADERS, authorization: `Bearer ${key}` },
      });
    const responses = [
      leaver.call('/desk/api/team/invite', invite.init),
      callApi('/submissions/search', search),
      callApi('/mcp', assistant),
    ];
    await Promise.all([invite.asked, search.asked, assistant.asked]);
    await colleague.json('/team/remove', { email: DESK_USER });
    for (const { send } of [invite, search, assistant]) send();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await colleague.json('/me')).team).toEqual([DESK_COLLEAGUE]);
  });

  test('gets no further page of an export', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    await Promise.all(Array.from({ length: 4 * EXPORT_PAGE_SIZE }, () => addSubmission(server.store)));
    const leaver = await signedInBrowser(server);
    const colleague = await signedInBrowser(server, DESK_COLLEAGUE);
    const { key } = await leaver.json('/api-keys', { name: 'Leaver', scopes: ['read'], days: null });
    const exports = [
      await apiClient(server, key).call('POST', '/submissions/export', { sort: 'oldest' }),
      await leaver.download('/leads/export', { filter: {}, sort: 'newest', format: 'csv' }),
    ];
    expect(exports.map(({ status }) => status)).toEqual([200, 200]);
    await colleague.json('/team/remove', { email: DESK_USER });
    for (const response of exports) await expect(response.text()).rejects.toThrow();
  });

  test('cannot change the team by a call that started before', async () => {
    const server = await testServer(dialect, { env: DESK_ENV });
    const { store, clock: now, announce } = server;
    const listed = server.settings.deskUsers;
    const contextOf = (actor: string) => ({ store, actor, now: now(), announce });
    await inviteUser(contextOf(DESK_USER), 'zoe@desk.test', listed);
    await removeUser(contextOf(DESK_COLLEAGUE), DESK_USER, listed);
    await expect(inviteUser(contextOf(DESK_USER), DESK_USER, listed)).rejects.toThrow(deskErrors.signInFirst);
    await expect(removeUser(contextOf(DESK_USER), DESK_COLLEAGUE, listed)).rejects.toThrow();
    expect(await server.team()).toEqual([DESK_COLLEAGUE, 'zoe@desk.test']);
  });
});

test('a server without the user rejects and ends what another server made meanwhile', async () => {
  const { dataDir } = await emptyStore('sqlite');
  const newServer = await testServer('sqlite', { env: { DESK_USERS: DESK_COLLEAGUE, DATA_DIR: dataDir } });
  const oldServer = await testServer('sqlite', { env: { ...DESK_ENV, DATA_DIR: dataDir } });
  const browser = await signedInBrowser(oldServer);
  const { key } = await browser.json('/api-keys', { name: 'Late', scopes: ['read'], days: null });
  expect((await apiClient(oldServer, key).call('GET', '/key')).status).toBe(200);
  expect((await apiClient(newServer, key).call('GET', '/key')).status).toBe(401);
  // Ended for good within a minute, so that nothing works again when the user is listed again.
  newServer.worker.start();
  await expect.poll(async () => (await browser.get('/me')).status).toBe(401);
  expect((await apiClient(oldServer, key).call('GET', '/key')).status).toBe(401);
});
