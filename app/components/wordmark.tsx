import type { Testimonial } from '#content/landing/testimonials.ts';
import { MARKS_PATH } from '#domain/paths.ts';

type Customer = Pick<Testimonial, 'company' | 'companyLogo' | 'wordmarkWidth'>;

/** A customer's wordmark, or its logo and the name in the display font. */
export function Wordmark({ customer: { company, companyLogo, wordmarkWidth } }: { customer: Customer }) {
  if (!(companyLogo && wordmarkWidth))
    return (
      <span className="flex items-center gap-2 font-display text-lead wrap-anywhere max-sm:text-small">
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

/** A logo in the text color. Decorative, because the name is written beside it. */
export function Mark({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg width="24" height="24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${MARKS_PATH}#${name}`} />
    </svg>
  );
}
