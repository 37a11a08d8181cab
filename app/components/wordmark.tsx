import type { Testimonial } from '#content/landing/testimonials.ts';
import { MARKS_PATH } from '#domain/paths.ts';
import { Mark } from './mark.tsx';

type Customer = Pick<Testimonial, 'company' | 'companyLogo' | 'wordmarkWidth'>;

/** A customer's wordmark, or its logo and the name in the display font. */
export function Wordmark({ customer: { company, companyLogo, wordmarkWidth } }: { customer: Customer }) {
  if (!(companyLogo && wordmarkWidth))
    return (
      <span className="flex items-center gap-2 font-display text-lead">
        {companyLogo && <Mark name={companyLogo} />}
        {company}
      </span>
    );
  return (
    <svg width={wordmarkWidth} height="24" role="img" aria-label={company}>
      <use href={`${MARKS_PATH}#${companyLogo}-wordmark`} />
    </svg>
  );
}
