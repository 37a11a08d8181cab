import { customers } from '#content/landing/hero.ts';
import { caseAnchor, testimonials } from '#content/landing/testimonials.ts';
import { Moments } from '../moments.tsx';
import { Wordmark } from '../wordmark.tsx';

/** How long it takes, and who can tell: each customer leads to its case. */
export function HeroProof() {
  return (
    <div className="page-width">
      <Moments className="mt-10 lg:mt-12" />
      <div className="proof">
        <p className="text-small text-muted">{customers.claim}</p>
        <ul className="customers">
          {testimonials.map((story) => (
            <li key={story.id}>
              <a href={`#${caseAnchor(story)}`} aria-label={customers.toCase(story.company)}>
                <Wordmark of={story} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
