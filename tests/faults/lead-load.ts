/** Many concurrent visitors, each with their own mail address, key and network. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { DECK_PATH } from '#server/testing/test-server.ts';

export type Visitor = Readonly<{ email: string; key: string; network: string }>;

export function newVisitor(): Visitor {
  const part = () => Math.floor(Math.random() * 256);
  return {
    email: `${randomUUID()}@acme.test`,
    key: randomUUID(),
    network: `10.${part()}.${part()}.${part()}`,
  };
}

/**
 * Status of the response, or 0 if the connection broke. Without an agent, each visitor has their own connection and IP
 * address, as a proxy sees them.
 */
export function sendLead(origin: string, { email, key, network }: Visitor, agent?: Agent): Promise<number> {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    company: 'Engines',
    phone: '',
  });
  return new Promise((resolve) => {
    const outgoing = request(`${origin}${DECK_PATH}`, {
      method: 'POST',
      ...(agent ? { agent } : { agent: false, localAddress: network.replace('10.', '127.') }),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': network,
        [LEAD_HEADERS.idempotencyKey]: key,
        [LEAD_HEADERS.fillTime]: '8000',
      },
    });
    outgoing.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

type Load = Readonly<{
  origin: string;
  connections: number;
  visitors?: readonly Visitor[];
  /** Each visitor has a different IP address. */
  isSpread?: boolean;
}>;

/** Sends until it is stopped: first the given visitors, then new ones. */
export function startLoad({ origin, connections, visitors = [], isSpread = false }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = [...visitors];
  const acknowledged: Visitor[] = [];
  const unanswered: Visitor[] = [];
  const statuses = new Map<number, number>();
  let stopped = false;
  const loop = async () => {
    while (!stopped) {
      const visitor = waiting.shift() ?? newVisitor();
      const status = await sendLead(origin, visitor, isSpread ? undefined : agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged.push(visitor);
      else unanswered.push(visitor);
      // A dead server fails at once: do not spin.
      if (status === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const loops = Promise.all(Array.from({ length: connections }, loop));
  return {
    acknowledged,
    unanswered,
    statuses,
    async stop() {
      stopped = true;
      await loops;
      agent.destroy();
      unanswered.push(...waiting);
    },
  };
}
