import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Recorder = {
  received: Received[];
  /** Sets the response to the next requests. The default is 200 and some text. */
  answer: (response: ServerResponse) => void;
};

/** A workflow host on loopback that records the page's deck requests. */
export async function recordDeckRequests(
  page: Page,
  use: (recorder: Recorder) => Promise<void>,
): Promise<void> {
  const recorder: Recorder = { received: [], answer: (response) => response.end('accepted, not JSON') };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method = '', url = '', headers } = request;
    recorder.received.push({ method, path: url, headers, body });
    recorder.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route('**/webhook/**', (route) => {
    const url = new URL(route.request().url());
    url.host = `127.0.0.1:${port}`;
    return route.continue({ url: url.href });
  });
  await use(recorder);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
