import { hasPart } from '#content/has-part.ts';
import { plural } from '#content/message.ts';
import { caseStudyPath } from '#domain/paths.ts';
import words from '#words/landing/contact.json' with { type: 'json' };

const { rating, figures, testimonial, ...copy } = words.contact;

export const contact = {
  ...copy,
  rating: {
    ...rating,
    sample: true,
    /** Number of reviews with five stars, four stars, and so on. The average is 4.98. */
    distribution: [47, 1, 0, 0, 0],
    stars: (stars: number) => plural(rating.stars, stars),
  },
  /** Averages of the customers so far. */
  figures: figures.map((figure) => ({ sample: true, ...figure })),
  testimonial: {
    sample: true,
    ...testimonial,
    /** Case study of the quoted customer. It exists only with Social OS, whose page quotes the customer too. */
    href: hasPart('case-studies') && hasPart('socialOs') ? caseStudyPath('fernhill') : undefined,
  },
};
