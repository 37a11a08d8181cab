/** Once for the whole test run: a PostgreSQL server, on which each test makes its own databases, and the built processes. */
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/build-server.ts';
import { createPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Folder of the server, the worker and the tools as they are deployed: they start in a quarter of the time. */
    built: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // As deep as dist/server, and never the build that somebody is serving.
  const built = '.cache/server-under-test';
  const [server] = await Promise.all([createPostgresServer({ durable: false }), buildServer(built)]);
  provide('postgresUrl', server.url);
  provide('built', built);
  return server.destroy;
}
