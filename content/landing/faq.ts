import { hasPart } from '#content/has-part.ts';
import { fill } from '#content/message.ts';
import { offer } from '#content/offer.ts';
import { PATHS, sectionPath } from '#domain/paths.ts';
import words from '#words/landing/faq.json' with { type: 'json' };

export type FaqItem = {
  id?: string;
  category: string;
  question: string;
  answer: string;
  more?: { label: string; href: string };
};

export const faqIntro = words.faqIntro;

const PRICES: Record<string, string> = { setupPrice: offer.setupPrice, monthlyPrice: offer.monthlyPrice };
const PRICE = /\{((?:setup|monthly)Price)\}/;

const fillPrices = <Words>(text: Words) => fill(text, PRICES);
const namesPrice = (text: string) => PRICE.test(text);

const PRICE_ID = 'price';
const priceItem = words.faq.find(({ answer }) => namesPrice(answer));

/** The sentences about the price, for other pages. Undefined if the site has no FAQ or the FAQ names no price. */
export const priceAnswer =
  hasPart('faq') && priceItem
    ? {
        /** Texts and prices take turns: every second part is a price. */
        parts: priceItem.answer
          .split(/(?<=[.!?]) /)
          .filter(namesPrice)
          .join(' ')
          .split(PRICE)
          .map((part) => PRICES[part] ?? part),
        question: priceItem.question,
        href: sectionPath(PRICE_ID),
      }
    : undefined;

export const faq: FaqItem[] = words.faq.map(({ more, ...item }) => ({
  ...fillPrices(item),
  ...(item.answer === priceItem?.answer && { id: PRICE_ID }),
  ...(more && hasPart('security') && { more: { label: more, href: PATHS.security } }),
}));
