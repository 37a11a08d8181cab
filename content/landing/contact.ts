import { hasPart } from '#content/has-part.ts';
import { plural } from '#content/message.ts';
import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/landing/contact.json' with { type: 'json' };

const { rating, figures, testimonial, ...said } = words.contact;

export const contact = {
  ...said,
  rating: {
    ...rating,
    sample: true,
    /** Reviews with five stars, four, and so on. The average is 4.98. */
    distribution: [47, 1, 0, 0, 0],
    stars: (stars: number) => plural(rating.stars, stars),
  },
  /** Averages of the customers so far. */
  figures: figures.map((figure) => ({ sample: true, ...figure })),
  testimonial: {
    sample: true,
    ...testimonial,
    /** The case study of the customer, who is also quoted on the Social OS page. */
    href: hasPart('case-studies') && hasPart('socialOs') ? caseStudyPath('fernhill') : undefined,
  },
};
