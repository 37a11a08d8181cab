import { expect, test } from 'vitest';
import { apiClient } from '#server/testing/api-client.ts';
import { DESK_ENV, DESK_USER, deskBrowser } from '#server/testing/desk-browser.ts';
import { testServer } from '#server/testing/test-server.ts';

test('a key created in the desk works, is listed without its secret, and stops working when revoked', async () => {
  const server = await testServer('sqlite', { env: DESK_ENV });
  const browser = deskBrowser(server);
  const request = { name: 'CRM', scopes: ['read'], days: 30 };
  expect((await browser.post('/api-keys', request)).status).toBe(401);
  await browser.signIn();
  const { key } = (await (await browser.post('/api-keys', request)).json()) as { key: string };
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
