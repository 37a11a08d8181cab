import type { Testimonial } from '#content/landing/testimonials.ts';
import { quoted } from '#content/language.ts';
import { Wordmark } from '../wordmark.tsx';

type QuoteCardProps = {
  story: Testimonial;
  /** True if the quote is repeated from another pair. */
  again: boolean;
};

export function QuoteCard({ story, again }: QuoteCardProps) {
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
        <Wordmark of={story} />
      </figcaption>
    </figure>
  );
}
