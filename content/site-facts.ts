/** Values of the placeholders that mean the same in every text, such as `{brand}`. The texts plugin fills them. */
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { DAY, RETRY_DELAYS } from '#domain/timing.ts';
import { booking, webhookSecretName } from './booking.ts';
import type { Language } from './languages.ts';
import { offerIn } from './offer.ts';
import { site } from './site.ts';

export const siteFacts = (language: Language): Readonly<Record<string, string | number>> => {
  const { setupPrice, monthlyPrice, spotsAMonth, spotsLeft, qualifyingHours } = offerIn(language);
  return {
    brand: site.name,
    email: site.email,
    phone: site.phone,
    origin: site.origin,
    setupPrice,
    monthlyPrice,
    spotsAMonth,
    spotsLeft,
    qualifyingHours,
    questions: QUESTIONS.length,
    bookingProvider: booking.name,
    retryDays: Math.round(RETRY_DELAYS.reduce((sum, delay) => sum + delay) / DAY),
    deliveryAttempts: RETRY_DELAYS.length + 1,
    webhookSecret: webhookSecretName() ?? '',
  };
};
