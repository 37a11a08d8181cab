import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey, Visitor } from '../visitor.ts';

async function book(visitor: Visitor): Promise<void> {
  await visitor.click('header a', labels.book);
  await visitor.skip(5000);
  await visitor.until(() => visitor.driver.tabs(), 2);
  await visitor.driver.closeOtherTabs();
  await visitor.expect(() => location.pathname, PATHS.home);
  await visitor.expectVisible('h1');
}

export const bookingJourneys: Journey[] = [
  {
    title:
      'booking without our own code for the widget: the booking page opens in a new tab, and the site stays open',
    expected: /booking-widget/,
    run: async (visitor) => {
      visitor.proxy.faults.set('/assets/booking-widget-', 500);
      await visitor.open(PATHS.home);
      await book(visitor);
    },
  },
  {
    title: 'booking without the widget: the booking page opens in a new tab, and the site stays open',
    tags: ['@7.6'],
    expected: /not loaded: <script|Content Security Policy|Content-Security-Policy/,
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await book(visitor);
    },
  },
];
