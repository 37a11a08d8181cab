/** A webhook receiver on loopback whose responses the test controls. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Reply = Readonly<{ status: number; headers?: Record<string, string> }> | 'no answer';
type Call = Readonly<{ headers: IncomingHttpHeaders; body: string }>;

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

/** Settings of a server that sends its events there. */
export const eventsTo = ({ url }: Readonly<{ url: string }>) => ({
  EVENTS_URL: url,
  EVENTS_SECRET: WEBHOOK_SECRET,
});

/** Settings of a server that forwards its deck requests there. */
export const forwardsTo = ({ url }: Readonly<{ url: string }>) => ({
  DECK_FORWARD_URL: url,
  DECK_FORWARD_SECRET: WEBHOOK_SECRET,
});

export async function startReceiver() {
  const calls: Call[] = [];
  let reply: Reply = { status: 200 };
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    if (reply === 'no answer') return;
    response.writeHead(reply.status, reply.headers).end('{"received":true}');
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    if (server.listening) await stop();
  });
  return {
    url: `http://127.0.0.1:${port}/webhook/deck`,
    calls,
    setReply(next: Reply) {
      reply = next;
    },
    stop,
    restart: () => listen(port),
  };
}
