/** Simulates many concurrent visitors, each with their own email address, key and IP address. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { DECK_PATH, deckRequest } from '#server/testing/test-server.ts';

export type Visitor = Readonly<{ email: string; key: string; ipAddress: string }>;

export function createVisitor(): Visitor {
  const randomByte = () => Math.floor(Math.random() * 256);
  return {
    // A domain of their own, since mails to one domain are paced.
    email: `ada@${randomUUID()}.test`,
    key: randomUUID(),
    ipAddress: `10.${randomByte()}.${randomByte()}.${randomByte()}`,
  };
}

/**
 * Returns the status of the response, or 0 if the connection broke. Without an agent, each visitor has their own
 * connection and IP address.
 */
export function sendLead(origin: string, { email, key, ipAddress }: Visitor, agent?: Agent): Promise<number> {
  const body = JSON.stringify({ ...deckRequest, email });
  return new Promise((resolve) => {
    const clientRequest = request(`${origin}${DECK_PATH}`, {
      method: 'POST',
      ...(agent ? { agent } : { agent: false, localAddress: ipAddress.replace('10.', '127.') }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': ipAddress,
        [LEAD_HEADERS.idempotencyKey]: key,
        [LEAD_HEADERS.fillTime]: '8000',
      },
    });
    clientRequest.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    clientRequest.on('error', () => resolve(0));
    clientRequest.end(body);
  });
}

type LoadOptions = Readonly<{
  origin: string;
  connections: number;
  visitors?: readonly Visitor[];
  /** Each visitor connects from a different IP address. */
  usesManyIpAddresses?: boolean;
}>;

/** Sends submissions until it is stopped: first those of the given visitors, then those of new ones. */
export function startLoad({ origin, connections, visitors = [], usesManyIpAddresses = false }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waitingVisitors = [...visitors];
  const acknowledged: Visitor[] = [];
  const unanswered: Visitor[] = [];
  const statuses = new Map<number, number>();
  let isStopped = false;
  const loop = async () => {
    while (!isStopped) {
      const visitor = waitingVisitors.shift() ?? createVisitor();
      const status = await sendLead(origin, visitor, usesManyIpAddresses ? undefined : agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged.push(visitor);
      else unanswered.push(visitor);
      // Requests to a dead server fail at once, so give other work a turn.
      if (status === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const loops = Promise.all(Array.from({ length: connections }, loop));
  return {
    acknowledged,
    unanswered,
    statuses,
    async stop() {
      isStopped = true;
      await loops;
      agent.destroy();
      unanswered.push(...waitingVisitors);
    },
  };
}
