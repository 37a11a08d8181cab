import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey, Visitor } from '../visitor.ts';

async function clickBookingButton(visitor: Visitor): Promise<void> {
  await visitor.click('header a', labels.book);
  // Not with `skipTime`: WebKit allows a new tab only from the timer of the click itself.
  await visitor.waitFor(() => visitor.driver.countTabs(), 2);
  await visitor.driver.closeOtherTabs();
  await visitor.expect(() => location.pathname, PATHS.home);
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
