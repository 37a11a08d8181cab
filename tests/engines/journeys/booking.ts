import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey, Visitor } from '../visitor.ts';

const readPath = () => location.pathname;

/**
 * WebKit opens a tab only within a second of the click. If a slow machine takes longer, a link is in the dialog, or the
 * booking page opens in this tab if there is no dialog.
 */
async function clickBookingButton(visitor: Visitor): Promise<void> {
  await visitor.click('header a', labels.book);
  const isLinkShown = () =>
    document.querySelector<HTMLElement>('dialog[open] [role=status]')?.style.visibility === 'hidden';
  // Not with `skipTime`: the timer of the click must open the tab.
  await visitor.waitFor(
    async () =>
      (await visitor.driver.countTabs()) === 2 ||
      (await visitor.runInPage(isLinkShown)) ||
      (await visitor.runInPage(readPath)) !== PATHS.home,
    true,
  );
  await visitor.driver.closeOtherTabs();
  if ((await visitor.runInPage(readPath)) !== PATHS.home) await visitor.driver.back();
  await visitor.expect(readPath, PATHS.home);
  await visitor.expectVisible('h1');
}

export const bookingJourneys: Journey[] = [
  {
    title:
      'if our script for the booking widget fails to load, the booking page opens in a new tab and the site stays open',
    expectedProblems: /open-booking/,
    run: async (visitor) => {
      visitor.proxy.statusOverrides.set('/assets/open-booking-', 500);
      await visitor.open(PATHS.home);
      await clickBookingButton(visitor);
    },
  },
  {
    title: 'if the booking widget fails to load, the booking page opens in a new tab and the site stays open',
    expectedProblems: /not loaded: <script|Content Security Policy|Content-Security-Policy/,
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await clickBookingButton(visitor);
    },
  },
];
