import { fill } from '#content/message.ts';
import { offer } from '#content/offer.ts';
import words from '#words/landing/quiz-cta.json' with { type: 'json' };

const {
  card,
  offer: offerWords,
  ...intro
} = fill(words.quizCta, { topics: words.quizCta.card.topics.length });

export const quizCta = {
  ...intro,
  card,
  offer: {
    ...offerWords,
    price: offer.setupPrice,
    spots: { count: offer.spotsLeft, total: offer.spotsAMonth, label: offerWords.spots },
    booked: { count: offer.booked, label: offerWords.booked },
  },
};
