import { labels } from '#content/labels.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

async function books(visitor: Visitor): Promise<void> {
  await visitor.presses('header a', labels.book);
  await visitor.skip(5000);
  await visitor.until(() => visitor.driver.tabs(), 2);
  await visitor.driver.closeOtherTabs();
  await visitor.until(() => visitor.read(() => location.pathname), PATHS.home);
  await visitor.sees(['h1']);
}

export const bookingJourneys: Journey[] = [
  {
    // Before any other press: what a browser has once fetched it does not ask for again.
    title: 'booking where our own code for the widget cannot be had: a new tab, the site stays',
    expected: /booking-widget/,
    walk: async (visitor) => {
      visitor.stage.faults.set('/assets/booking-widget-', 500);
      await visitor.open(PATHS.home);
      await books(visitor);
    },
  },
  {
    title: 'booking where the widget cannot be had: the booking page opens in a new tab, the site stays',
    tags: ['@7.6'],
    expected: /not loaded: <script|Content Security Policy|Content-Security-Policy/,
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      await books(visitor);
    },
  },
];
