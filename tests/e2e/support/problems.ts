import type { Page } from '@playwright/test';
import { booking } from '#content/booking.ts';

/** True for requests to the host of the booking widget, which is unreachable unless a test serves the widget. */
const isBlockedWidget = (address: string, fault: string) =>
  booking.origins.frames.some((origin) => address.startsWith(origin)) &&
  fault.includes('ERR_NAME_NOT_RESOLVED');

/** Collects console messages, errors and failed requests of a page. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (isBlockedWidget(message.location().url, message.text())) return;
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // Ignore Chromium's note that the next page has no view transitions.
    if (!message.includes('ViewTransition opt-in disabled')) problems.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const fault = request.failure()?.errorText ?? '';
    // A navigation or a closed dialog aborts requests. That is not an error.
    if (fault !== 'net::ERR_ABORTED' && !isBlockedWidget(request.url(), fault))
      problems.push(`request failed: ${request.url()} ${fault}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
