/** Labels and accessible names of controls that pages share. */
import words from '#words/labels.json' with { type: 'json' };
import { fill } from '../message.ts';

export const labels = {
  ...words.labels,
  /** For printed pages, which need the URL as text. */
  bookAt: (address: string) => fill(words.labels.bookAt, { address }),
  about: (subject: string) => fill(words.labels.about, { subject }),
};

export const carouselLabels = {
  ...words.carouselLabels,
  previous: (noun: string) => fill(words.carouselLabels.previous, { noun }),
  next: (noun: string) => fill(words.carouselLabels.next, { noun }),
  slideNumber: (number: number, total: number) => fill(words.carouselLabels.slideNumber, { number, total }),
};
