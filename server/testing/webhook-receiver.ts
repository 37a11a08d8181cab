/** A webhook receiver on loopback whose responses the test controls. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Reply = Readonly<{ status: number; headers?: Record<string, string> }> | 'no answer';
type Call = Readonly<{ headers: IncomingHttpHeaders; body: string }>;

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
