import type { Page, Route } from '@playwright/test';

type RecordedRequest = { method: string; path: string; headers: Record<string, string>; body: string };
export type Recorder = {
  requests: RecordedRequest[];
  /** Responds to each request. By default with status 200 and some text. */
  respond: (route: Route) => unknown;
};

/** Plays a workflow host that records the deck requests of the page. */
export async function recordDeckRequests(page: Page): Promise<Recorder> {
  const recorder: Recorder = {
    requests: [],
    respond: (route) => route.fulfill({ body: 'accepted, not JSON' }),
  };
  await page.route('**/webhook/**', async (route) => {
    const request = route.request();
    recorder.requests.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      headers: request.headers(),
      body: request.postData() ?? '',
    });
    await recorder.respond(route);
  });
  return recorder;
}
