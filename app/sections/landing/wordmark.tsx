import type { Testimonial } from '#content/landing/testimonials.ts';
import { MARKS_PATH } from '#domain/paths.ts';

/** A customer's name as it is drawn, or set in the display font. */
export function Wordmark({ of: { company, companyLogo, wordmarkWidth } }: { of: Testimonial }) {
  if (!(companyLogo && wordmarkWidth)) return <span className="font-display text-lead">{company}</span>;
  return (
    <svg width={wordmarkWidth} height="24" role="img" aria-label={company}>
      <use href={`${MARKS_PATH}#${companyLogo}-wordmark`} />
    </svg>
  );
}
