import { Mark } from '#app/components/mark.tsx';
import type { Testimonial } from '#content/landing/testimonials.ts';

export function QuoteCard({ story }: { story: Testimonial }) {
  return (
    <figure className="quote-card">
      <blockquote>
        <p>{`“${story.quote}”`}</p>
      </blockquote>
      <figcaption>
        <span>
          <b>{story.name}</b>
          {`${story.position}, ${story.company}`}
        </span>
        {story.companyLogo && <Mark name={story.companyLogo} />}
      </figcaption>
    </figure>
  );
}
