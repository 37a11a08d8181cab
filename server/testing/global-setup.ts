/** One PostgreSQL server for the whole test run; each test file makes its own databases on it. */
import type { TestProject } from 'vitest/node';
import { createPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgresServer({ durable: false });
  provide('postgresUrl', server.url);
  return server.destroy;
}
