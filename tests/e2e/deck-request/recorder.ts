import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';

type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Recorder = {
  received: Received[];
  /** How the next requests are answered; by default with 200 and some text. */
  answer: (response: ServerResponse) => void;
};

/** A workflow host on loopback that keeps what it receives. The page's deck requests are led to it. */
export const test = base.extend<{ recorder: Recorder }>({
  recorder: async ({ page }, use) => {
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
  },
});

export const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@analytical.example',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
};
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Work email',
  company: 'Company',
  phone: 'Phone (optional)',
};

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get the Social OS deck' });
export const fieldOf = (page: Page, name: keyof typeof labels) =>
  dialogOf(page).getByLabel(labels[name], { exact: true });
export const sendOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send me the deck' });

export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Download PDF Deck' }).first().click();
  await dialogOf(page).waitFor();
}

export async function fillIn(page: Page, values: Partial<typeof person> = person): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await fieldOf(page, name as keyof typeof labels).fill(value);
}

/** Opens the dialog, fills it in and sends it. */
export async function sendForm(page: Page, values: Partial<typeof person> = {}): Promise<void> {
  await openDialog(page);
  await fillIn(page, { ...person, ...values });
  await sendOf(page).click();
}

/** The visible message; its spoken twin lies outside the region. */
export const toastOf = (page: Page, role: 'status' | 'alert', text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole(role)
    .filter({ hasText: text });
