import { caseAnchor, type Testimonial } from '#content/landing/testimonials.ts';
import { type Moment, Moments } from '../moments.tsx';
import { Wordmark } from '../wordmark.tsx';

type HeroProofProps = {
  claim: string;
  toCase: (company: string) => string;
  testimonials: readonly Testimonial[];
  moments: readonly Moment[];
};

/** How long a project takes, and the customers: each name links to its case. */
export function HeroProof({ claim, toCase, testimonials, moments }: HeroProofProps) {
  return (
    <div className="page-width">
      <Moments moments={moments} className="mt-10 lg:mt-12" />
      {testimonials.length > 0 && (
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
      )}
    </div>
  );
}
