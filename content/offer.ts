import { formatMoney } from './formats.ts';

/** The price and the places, in one place: banners, quiz call-to-action and deck say the same. */
export const offer = {
  sample: true,
  /** Regular price of the setup. */
  setupPrice: formatMoney(2500, 'USD'),
  /** Setups without a price that are given away in a month. */
  spotsAMonth: 20,
  /** Spots left this month. */
  spotsLeft: 12,
  /** Companies that booked this week. */
  booked: 8,
};
