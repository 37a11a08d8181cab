import { hasPart } from '#content/has-part.ts';
import { offer } from '#content/offer.ts';
import { PATHS, sectionPath } from '#domain/paths.ts';
import words from '#words/landing/faq.json' with { type: 'json' };

export const faqIntro = words.faqIntro;

const PRICE_ID = 'price';
const priceItem = words.faq.find(({ answer }) =>
  [offer.setupPrice, offer.monthlyPrice].some((price) => answer.includes(price)),
);

/** Link to the answer that names the price. Undefined if the site has no FAQ or the FAQ names no price. */
export const priceQuestion =
  hasPart('faq') && priceItem ? { question: priceItem.question, href: sectionPath(PRICE_ID) } : undefined;

export const faq = words.faq.map(({ more, ...item }) => ({
  ...item,
  ...(item.answer === priceItem?.answer && { id: PRICE_ID }),
  ...(more && hasPart('security') && { more: { label: more, href: PATHS.security } }),
}));
export type FaqItem = (typeof faq)[number];
