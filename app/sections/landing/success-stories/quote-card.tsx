import type { Testimonial } from '#content/landing/testimonials.ts';
import { addQuotes } from '#content/language.ts';
import { Wordmark } from '../wordmark.tsx';

type QuoteCardProps = {
  story: Testimonial;
  /** True if another pair contains the same quote. */
  isRepeated: boolean;
};

export function QuoteCard({ story, isRepeated }: QuoteCardProps) {
  return (
    <figure className={isRepeated ? 'quote-card is-duplicate' : 'quote-card'}>
      <blockquote>
        <p>{addQuotes(story.quote)}</p>
      </blockquote>
      <figcaption>
        <span>
          <b>{story.name}</b>
          {story.position}
        </span>
        <Wordmark customer={story} />
      </figcaption>
    </figure>
  );
}
