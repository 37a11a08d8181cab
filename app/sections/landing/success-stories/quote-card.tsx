import { useIsHydrated } from '#app/components/use-is-hydrated.ts';
import type { Testimonial } from '#content/landing/testimonials.ts';
import { quoted } from '#content/language.ts';
import { caseStudyPath } from '#domain/paths.ts';
import { Wordmark } from '../wordmark.tsx';

type QuoteCardProps = {
  story: Testimonial;
  /** The quote is repeated in another pair. */
  again: boolean;
  /** Words of the link to the customer's own page. */
  read: ((company: string) => string) | undefined;
};

export function QuoteCard({ story, again, read }: QuoteCardProps) {
  const isHydrated = useIsHydrated();
  return (
    <figure className={again ? 'quote-card is-duplicate' : 'quote-card'}>
      <blockquote>
        <p>{quoted(story.quote)}</p>
      </blockquote>
      <figcaption>
        <span>
          <b>{story.name}</b>
          {story.position}
        </span>
        {read && isHydrated ? (
          <a href={caseStudyPath(story.id)} aria-label={read(story.company)}>
            <Wordmark of={story} />
          </a>
        ) : (
          <Wordmark of={story} />
        )}
      </figcaption>
    </figure>
  );
}
