import { expect, test } from 'vitest';
import { findApiKey } from '#server/core/api-keys.ts';
import { commandLine } from '#server/testing/command-line.ts';
import { DIALECTS, testStore } from '#server/testing/stores.ts';
import { NOW } from '#server/testing/submissions.ts';

test.each(DIALECTS)('a key is created, listed and revoked on the command line (%s)', async (dialect) => {
  const store = await testStore(dialect);
  const run = commandLine({ store });
  expect((await run('keys')).text).toContain('No API keys yet');
  const { text, code } = await run('create-key', 'n8n', '--scopes', 'write,read', '--days', '90');
  expect(code).toBe(0);
  const [token = ''] = /api_\w+_[\w-]{43}/.exec(text) ?? [];
  const key = await findApiKey(store.db, token, { now: NOW, users: [] });
  expect(key).toMatchObject({ name: 'n8n', scopes: ['read', 'write'], created_by: 'cli:operator' });
  expect((await run('keys')).text).toMatch(/n8n\s+read, write\s+active\s+2026-01-15\s+2026-04-15/);
  expect((await run('keys', '--json')).text).not.toContain(token.slice(-43));
  expect(await run('create-key', 'n8n')).toMatchObject({ code: 1 });
  expect(await run('create-key', 'a@b', '--scopes', 'read')).toMatchObject({ code: 2 });
  expect(await run('create-key', 'x', '--scopes', 'admin')).toMatchObject({ code: 2 });
  expect(await run('revoke-key', key?.id ?? '')).toMatchObject({ code: 0 });
  expect(await run('revoke-key', key?.id ?? '')).toMatchObject({ code: 1 });
  expect(await findApiKey(store.db, token, { now: NOW, users: [] })).toBeUndefined();
  expect((await run('keys')).text).toContain('revoked');
  const entries = await store.db.selectFrom('audit_log').select(['action', 'detail']).orderBy('id').execute();
  expect(entries).toEqual([
    { action: 'key-created', detail: 'n8n: read, write' },
    { action: 'key-revoked', detail: 'n8n' },
  ]);
});
