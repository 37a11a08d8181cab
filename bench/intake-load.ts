/** Load generator. It uses raw sockets, to leave the CPU to the server. */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { site } from '#content/site.ts';

export type LoadResult = { rate: number; p50: number; p99: number; refused: number };

function submissionRequest(): Buffer {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${randomUUID()}@acme.test`,
    company: 'Analytical Engines',
    phone: '+1 555 0100',
  });
  const ipAddress = [10, ...randomBytes(3)].join('.');
  return Buffer.from(
    `POST /webhook/${site.deck.webhookId} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: ${ipAddress}\r\nIdempotency-Key: ${randomUUID()}\r\nX-Fill-Time: 8000\r\nX-Page: /social-os\r\nX-Utm: utm_source=bench\r\n\r\n${body}`,
  );
}

type Connection = { socket: Socket; onResponse?: (ok: boolean) => void };

async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await new Promise((resolve) => socket.once('connect', resolve));
  const connection: Connection = { socket };
  // A connection sends one request at a time, and responses are small, so each chunk is one whole response.
  socket.on('data', (chunk: Buffer) => connection.onResponse?.(chunk.toString('latin1', 9, 12) === '200'));
  return connection;
}

const sendLead = (connection: Connection): Promise<boolean> =>
  new Promise((resolve) => {
    connection.onResponse = resolve;
    connection.socket.write(submissionRequest());
  });

function summarize(times: number[], refused: number, seconds: number): LoadResult {
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { rate: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), refused };
}

/** Maximum throughput: every connection sends the next submission as soon as it has the response to the last one. */
export async function fullLoad(port: number, connections: number, seconds: number): Promise<LoadResult> {
  const openConnections = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    openConnections.map(async (connection) => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        if (await sendLead(connection)) times.push(performance.now() - sentAt);
        else refused += 1;
      }
      connection.socket.destroy();
    }),
  );
  return summarize(times, refused, seconds);
}

/** Constant rate. Latency is measured from the scheduled time, so a stall also counts for the submissions that wait behind it. */
export async function steadyLoad(port: number, perSecond: number, seconds: number): Promise<LoadResult> {
  const idleConnections = await Promise.all(Array.from({ length: 256 }, () => openConnection(port)));
  const allConnections = [...idleConnections];
  const times: number[] = [];
  let refused = 0;
  const startedAt = performance.now();
  const total = perSecond * seconds;
  const overdueTimes: number[] = [];
  const inFlight = new Set<Promise<void>>();
  const sendRequest = (connection: Connection, dueAt: number) => {
    const work = sendLead(connection).then((ok) => {
      if (ok) times.push(performance.now() - dueAt);
      else refused += 1;
      inFlight.delete(work);
      const nextDueAt = overdueTimes.shift();
      if (nextDueAt === undefined) idleConnections.push(connection);
      else sendRequest(connection, nextDueAt);
    });
    inFlight.add(work);
  };
  for (let sent = 0; sent < total; ) {
    const now = performance.now();
    for (; sent < total && startedAt + (sent * 1000) / perSecond <= now; sent += 1) {
      const dueAt = startedAt + (sent * 1000) / perSecond;
      const connection = idleConnections.pop();
      if (connection) sendRequest(connection, dueAt);
      else overdueTimes.push(dueAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (inFlight.size > 0) await Promise.all(inFlight);
  for (const { socket } of allConnections) socket.destroy();
  return summarize(times, refused, seconds);
}
