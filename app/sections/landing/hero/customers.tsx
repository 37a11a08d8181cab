import type { Testimonial } from '#content/landing/testimonials.ts';
import { Wordmark } from '../wordmark.tsx';

type CustomersProps = {
  claim: string;
  toCase: (company: string) => string;
  caseHref: (id: string) => string;
  testimonials: readonly Testimonial[];
};

/** Each customer links to its case study. */
export function Customers({ claim, toCase, caseHref, testimonials }: CustomersProps) {
  return (
    <div className="page-width">
      <div className="proof">
        <p className="text-small text-muted">{claim}</p>
        <ul className="customers">
          {testimonials.map((story) => (
            <li key={story.id}>
              <a href={caseHref(story.id)} aria-label={toCase(story.company)}>
                <Wordmark of={story} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
