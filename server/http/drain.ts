/** Ends a server's connections: what is under way is answered, nothing is kept alive, and that within a limit. */
import type { Server } from 'node:http';

/** A request that is still running after this long is given up, so that a restart does not hang. */
const DRAIN_MS = 10_000;
/** How soon a connection whose last answer is out is closed. */
const IDLE_CHECK_MS = 50;

export type Drain = Readonly<{ isDraining(): boolean; drain(): Promise<void> }>;

export function createDrain(server: () => Server): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    async drain() {
      isDraining = true;
      const listening = server();
      // Tells clients on kept connections to take their next request elsewhere.
      listening.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
      const closed = new Promise((resolve) => listening.close(resolve));
      const idle = setInterval(() => listening.closeIdleConnections(), IDLE_CHECK_MS);
      const limit = setTimeout(() => listening.closeAllConnections(), DRAIN_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
