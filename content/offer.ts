import { formatMoney } from './formats.ts';

/** Price and spots in one file: banners, quiz and deck show the same values. */
export const offer = {
  sample: true,
  /** Regular price of the setup. */
  setupPrice: formatMoney(2500),
  /** Price of one agent, after the setup. */
  monthlyPrice: formatMoney(900),
  /** Free setups per month. */
  spotsAMonth: 20,
  /** Spots left this month. */
  spotsLeft: 12,
  /** Companies that booked this week. */
  booked: 8,
  /** Hours a week of one task from which the setup is free. */
  qualifyingHours: 10,
};
