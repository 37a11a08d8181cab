/**
 * Closes connections in two phases. First, readiness fails and every response closes its connection, while new ones are
 * still accepted: a load balancer can move on without losing a request. Then new connections are refused, and running
 * requests get a time limit.
 */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request that still runs after this time is aborted, so that a restart does not hang. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Time between two checks for idle connections. */
const IDLE_CHECK_MS = 50;

export type Drain = Readonly<{
  isDraining(): boolean;
  /** Starts to track the requests of a server. */
  track(server: Server): void;
  drain(): Promise<void>;
}>;

/** `graceMs`: length of the first phase. */
export function createDrain({ graceMs }: Readonly<{ graceMs: number }>): Drain {
  const openResponses = new Set<ServerResponse>();
  let isDraining = false;
  let httpServer: Server | undefined;
  /** Tells the client to open a new connection for its next request. */
  const closeAfterResponse = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return {
    isDraining: () => isDraining,
    track(server) {
      httpServer = server;
      server.prependListener('request', (_request, response: ServerResponse) => {
        if (isDraining) closeAfterResponse(response);
        openResponses.add(response);
        response.on('close', () => openResponses.delete(response));
      });
    },
    async drain() {
      isDraining = true;
      const server = httpServer;
      if (!server?.listening) return;
      for (const response of openResponses) closeAfterResponse(response);
      await pause(graceMs);
      const closed = new Promise((resolve) => server.close(resolve));
      const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const abortTimer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(abortTimer);
    },
  };
}
