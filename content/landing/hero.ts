import { hasPart } from '#content/has-part.ts';
import { formatNumber } from '#content/message.ts';
import { offer } from '#content/offer.ts';
import { caseStudyPath, PATHS } from '#domain/paths.ts';
import words from '#words/landing/hero.json' with { type: 'json' };
import security from '#words/security.json' with { type: 'json' };

export type Stat = {
  id: string;
  /** Source of the figure: where and since when it was measured. */
  measured?: string;
  sample?: boolean;
  value: number;
  decimals?: number;
  /** Text before and after the number. */
  prefix?: string;
  suffix?: string;
  label: string;
};

const { setupPrice, monthlyPrice } = offer;
const { price, setup, ...heroWords } = words.hero;

/** The lines with prices are undefined if the offer has no price. */
export const hero = {
  ...heroWords,
  price: monthlyPrice ? price : undefined,
  setup: setupPrice ? setup : undefined,
};

/** Value of each stat, by its id. */
const FIGURES: Readonly<Record<string, { value: number; decimals?: number; sample?: boolean }>> = {
  cost: { sample: true, value: 60 },
  productivity: { sample: true, value: 3.5, decimals: 1 },
};

export const stats: readonly Stat[] = words.stats.map((stat) => ({
  ...stat,
  ...(FIGURES[stat.id] ?? { value: 0 }),
}));

/** @__NO_SIDE_EFFECTS__ */
export function formatFigure({ value, decimals = 0, prefix = '', suffix = '' }: Stat): string {
  const number = formatNumber(value, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
  return prefix + number + suffix;
}

/** Copy of the list of customers. Each name links to its case study, otherwise to the success stories. */
export const customers = {
  sample: true,
  ...words.customers,
  caseHref: (id: string) => (hasPart('case-studies') ? caseStudyPath(id) : '#success-stories'),
} as const;

const { audit, sdr, email } = words.controlRoom;

/** The panel in the hero: work of four agents during one night at the customer Fjordline Freight. */
export const controlRoom = {
  ...words.controlRoom,
  sample: true,
  done: 146,
  audit: {
    ...audit,
    sample: true,
    more: hasPart('security') ? { label: security.link.footer, href: PATHS.security } : undefined,
  },
  sdr: { ...sdr, booked: 1 },
  email: {
    ...email,
    lanes: [6, 11, 4, 17].map((count, i) => ({ label: email.lanes[i] ?? '', count })),
  },
} as const;
