import { formatMoney } from './formats.ts';
import { type Language, language } from './languages.ts';

/** Price and spots in one file: banners, quiz and deck show the same values. */
export const offerIn = (language: Language) => ({
  sample: true,
  /** Regular price of the setup. */
  setupPrice: formatMoney(2500, language),
  /** Price of one agent, after the setup. */
  monthlyPrice: formatMoney(900, language),
  /** Free setups per month. */
  spotsAMonth: 20,
  /** Spots left this month. */
  spotsLeft: 12,
  /** Companies that booked this week. */
  booked: 8,
  /** Hours a week of one task from which the setup is free. */
  qualifyingHours: 10,
});

export const offer = /* @__PURE__ */ offerIn(language);
