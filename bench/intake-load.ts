/** Load generator over raw sockets, so that it takes little CPU from the server. */
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { site } from '#content/site.ts';

export type LoadResult = { rate: number; p50: number; p99: number; refused: number };

function leadRequest(): Buffer {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${randomUUID()}@acme.test`,
    company: 'Analytical Engines',
    phone: '+1 555 0100',
  });
  const network = [10, ...randomBytes(3)].join('.');
  return Buffer.from(
    `POST /webhook/${site.deck.webhookId} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: ${network}\r\nIdempotency-Key: ${randomUUID()}\r\nX-Fill-Time: 8000\r\nX-Page: /social-os\r\nX-Utm: utm_source=bench\r\n\r\n${body}`,
  );
}

type Connection = { socket: Socket; answered?: (ok: boolean) => void };

async function open(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await new Promise((resolve) => socket.once('connect', resolve));
  const connection: Connection = { socket };
  // One request at a time and small responses: each chunk is one whole response.
  socket.on('data', (chunk: Buffer) => connection.answered?.(chunk.toString('latin1', 9, 12) === '200'));
  return connection;
}

const send = (connection: Connection): Promise<boolean> =>
  new Promise((resolve) => {
    connection.answered = resolve;
    connection.socket.write(leadRequest());
  });

function summary(times: number[], refused: number, seconds: number): LoadResult {
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { rate: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99), refused };
}

/** Maximum throughput: every connection sends its next lead when the last one is answered. */
export async function fullLoad(port: number, connections: number, seconds: number): Promise<LoadResult> {
  const opened = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    opened.map(async (connection) => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        if (await send(connection)) times.push(performance.now() - sentAt);
        else refused += 1;
      }
      connection.socket.destroy();
    }),
  );
  return summary(times, refused, seconds);
}

/** Constant rate. Latency counts from the scheduled time, so that a stall also delays all leads behind it. */
export async function steadyLoad(port: number, perSecond: number, seconds: number): Promise<LoadResult> {
  const free = await Promise.all(Array.from({ length: 256 }, () => open(port)));
  const everyone = [...free];
  const times: number[] = [];
  let refused = 0;
  const startedAt = performance.now();
  const total = perSecond * seconds;
  const due: number[] = [];
  const inFlight = new Set<Promise<void>>();
  const sendRequest = (connection: Connection, dueAt: number) => {
    const work = send(connection).then((ok) => {
      if (ok) times.push(performance.now() - dueAt);
      else refused += 1;
      inFlight.delete(work);
      const next = due.shift();
      if (next === undefined) free.push(connection);
      else sendRequest(connection, next);
    });
    inFlight.add(work);
  };
  for (let sent = 0; sent < total; ) {
    const now = performance.now();
    for (; sent < total && startedAt + (sent * 1000) / perSecond <= now; sent += 1) {
      const dueAt = startedAt + (sent * 1000) / perSecond;
      const connection = free.pop();
      if (connection) sendRequest(connection, dueAt);
      else due.push(dueAt);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  while (inFlight.size > 0) await Promise.all(inFlight);
  for (const { socket } of everyone) socket.destroy();
  return summary(times, refused, seconds);
}
