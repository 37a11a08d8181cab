import words from '#words/landing/faq.json' with { type: 'json' };

export type FaqItem = { category: string; question: string; answer: string };

export const faqIntro = words.faqIntro;

export const faq: FaqItem[] = words.faq;
