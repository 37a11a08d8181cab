/** One of the operator's programs, which calls the API with a key. */
import type { ApiScope } from '#domain/desk.ts';
import { createApiKey } from '#server/core/api-keys.ts';
import { asOperator } from './submissions.ts';
import type { TestServer } from './test-server.ts';

let keyCount = 0;

export async function createKey(
  server: Pick<TestServer, 'store' | 'clock'>,
  scopes: readonly ApiScope[] = ['read', 'write', 'erase'],
  { name = `Test ${++keyCount}`, days = null as number | null } = {},
): Promise<string> {
  const key = await createApiKey(asOperator(server.store, server.clock()), {
    name,
    scopes: [...scopes],
    days,
  });
  if (key === undefined) throw new Error(`there is a key ${name}`);
  return key;
}

export function apiClient(server: TestServer, key: string) {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.request(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    call,
    async json(method: string, path: string, body?: unknown) {
      const response = await call(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      // Not validated here: each test checks the response itself.
      return JSON.parse(await response.text());
    },
  };
}
