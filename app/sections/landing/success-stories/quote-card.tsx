import type { Testimonial } from '#content/landing/testimonials.ts';
import { Wordmark } from '../wordmark.tsx';

export function QuoteCard({ story }: { story: Testimonial }) {
  return (
    <figure className="quote-card">
      <blockquote>
        <p>{`“${story.quote}”`}</p>
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
