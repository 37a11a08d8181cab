import { hasPart } from '#content/has-part.ts';
import { fill } from '#content/message.ts';
import { offer } from '#content/offer.ts';
import { PATHS } from '#domain/paths.ts';
import words from '#words/landing/faq.json' with { type: 'json' };

export type FaqItem = {
  category: string;
  question: string;
  answer: string;
  more?: { label: string; href: string };
};

export const faqIntro = words.faqIntro;

const { setupPrice, monthlyPrice } = offer;

export const faq: FaqItem[] = fill(words.faq, { setupPrice, monthlyPrice }).map(({ more, ...item }) => ({
  ...item,
  ...(more && hasPart('security') && { more: { label: more, href: PATHS.security } }),
}));
