import { hasPart } from '#content/has-part.ts';
import { plural } from '#content/message.ts';
import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/landing/contact.json' with { type: 'json' };

const { rating, figures, testimonial, closing, ...copy } = words.contact;

/** Number of reviews with five stars, four stars, and so on. The average is 4.98. */
const REVIEW_COUNTS = [47, 1, 0, 0, 0];

export const contact = {
  ...copy,
  rating: {
    ...rating,
    sample: true,
    counts: REVIEW_COUNTS,
    /** Number of reviews by their stars, such as `47 × 5 stars`. */
    distribution: hasPart('reviews')
      ? REVIEW_COUNTS.flatMap((count, i) =>
          count > 0 ? `${count} × ${plural(rating.stars, REVIEW_COUNTS.length - i)}` : [],
        ).join(', ')
      : '',
  },
  /** Averages of the customers so far. */
  figures: figures.map((figure) => ({ sample: true, ...figure })),
  testimonial: {
    sample: true,
    ...testimonial,
    /** Case study of the quoted customer. It exists only with Social OS, whose page quotes the customer too. */
    href: hasPart('case-studies') && hasPart('socialOs') ? caseStudyPath('fernhill') : undefined,
  },
  closing,
};
