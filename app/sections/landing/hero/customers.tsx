import { caseAnchor, type Testimonial } from '#content/landing/testimonials.ts';
import { Wordmark } from '../wordmark.tsx';

type CustomersProps = {
  claim: string;
  toCase: (company: string) => string;
  testimonials: readonly Testimonial[];
};

/** Each customer leads to its case. */
export function Customers({ claim, toCase, testimonials }: CustomersProps) {
  return (
    <div className="page-width">
      <div className="proof">
        <p className="text-small text-muted">{claim}</p>
        <ul className="customers">
          {testimonials.map((story) => (
            <li key={story.id}>
              <a href={`#${caseAnchor(story)}`} aria-label={toCase(story.company)}>
                <Wordmark of={story} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
