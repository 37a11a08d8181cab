/**
 * Ends a server's connections in two phases. First readiness fails and every answer closes its connection, while new
 * ones are still accepted: a balancer goes elsewhere without a lost request. Then nothing new is accepted, and what is
 * in progress is answered within a limit.
 */
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request that still runs after this time is aborted, so that a restart does not hang. */
const DRAIN_MS = 10_000;
/** How soon a connection whose last answer is out is closed. */
const IDLE_CHECK_MS = 50;

export type Drain = Readonly<{
  isDraining(): boolean;
  /** Begins to follow the requests of a server. */
  follow(server: Server): void;
  drain(): Promise<void>;
}>;

/** `graceMs`: how long the first phase lasts. */
export function createDrain({ graceMs }: Readonly<{ graceMs: number }>): Drain {
  const unanswered = new Set<ServerResponse>();
  let isDraining = false;
  let followed: Server | undefined;
  /** Tells the client to take its next request elsewhere. */
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  return {
    isDraining: () => isDraining,
    follow(server) {
      followed = server;
      server.prependListener('request', (_request, response: ServerResponse) => {
        if (isDraining) closeAfter(response);
        unanswered.add(response);
        response.once('close', () => unanswered.delete(response));
      });
    },
    async drain() {
      isDraining = true;
      const server = followed;
      if (!server?.listening) return;
      for (const response of unanswered) closeAfter(response);
      await pause(graceMs);
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
