import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

type RecordedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Recorder = {
  requests: RecordedRequest[];
  /** Responds to each request. By default with status 200 and some text. */
  respond: (response: ServerResponse) => void;
};

/** Starts a workflow host that records the deck requests of the page. */
export async function recordDeckRequests(
  page: Page,
  use: (recorder: Recorder) => Promise<void>,
): Promise<void> {
  const recorder: Recorder = { requests: [], respond: (response) => response.end('accepted, not JSON') };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const { method = '', url = '', headers } = request;
    recorder.requests.push({ method, path: url, headers, body });
    recorder.respond(response);
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
