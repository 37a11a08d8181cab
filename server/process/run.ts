/** Server and worker have this in common: store, outbox, an HTTP port and a graceful stop. */
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { collectDefaultMetrics } from 'prom-client';
import { createLog } from '#server/log.ts';
import type { Runtime } from '#server/runtime.ts';
import { processSettings } from '#server/settings.ts';
import { openRuntime } from './open-runtime.ts';
import { closeOnSignals, exitWithError } from './shutdown.ts';

/** A request that still runs after this time is aborted, so that a restart does not hang. */
const DRAIN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 50;

type Plan = Readonly<{
  fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;
  port: number;
  serverOptions?: ServerOptions;
  /** Time after a stop signal in which new connections are still accepted. */
  graceMs?: number;
  onListening(port: number): void;
  onError(error: NodeJS.ErrnoException): void;
}>;

export async function run(plan: (runtime: Runtime, isDraining: () => boolean) => Plan | Promise<Plan>) {
  const settings = processSettings();
  const runtime = await openRuntime(settings, createLog(settings.logLevel));
  collectDefaultMetrics({ register: runtime.metrics.registry });
  let isDraining = false;
  const { onListening, onError, graceMs = 0, ...options } = await plan(runtime, () => isDraining);
  const server = serve({ ...options, hostname: settings.host }, ({ port }) => onListening(port)) as Server;
  server.on('error', onError);
  const openResponses = trackResponses(server, () => isDraining);
  runtime.store.unusable.catch(exitWithError);
  closeOnSignals(async () => {
    isDraining = true;
    for (const response of openResponses) closeAfterResponse(response);
    await Promise.all([drain(server, graceMs), runtime.worker.stop()]);
    await runtime.close();
  });
}

/** Tells the client to open a new connection for its next request. */
const closeAfterResponse = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

function trackResponses(server: Server, isDraining: () => boolean): ReadonlySet<ServerResponse> {
  const openResponses = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isDraining()) closeAfterResponse(response);
    openResponses.add(response);
    response.on('close', () => openResponses.delete(response));
  });
  return openResponses;
}

/**
 * Closes connections in two phases. First, readiness fails and every response closes its connection, while new ones are
 * still accepted: a load balancer can move on without losing a request. Then new connections are refused, and running
 * requests get a time limit.
 */
async function drain(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  await pause(graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const abortTimer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(abortTimer);
}
