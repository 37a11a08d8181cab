import { Mark } from '#app/components/mark.tsx';
import type { Testimonial } from '#content/landing/testimonials.ts';

export function QuoteCard({ story }: { story: Testimonial }) {
  return (
    <figure className="quote-card">
      <blockquote className="mr-auto max-w-[40ch] text-lead">
        <p>“{story.quote}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-end justify-between gap-4">
        <span className="grid text-small">
          <span className="font-semibold">{story.name}</span>
          <span className="text-muted">
            {story.position}, {story.company}
          </span>
        </span>
        {story.companyLogo && <Mark name={story.companyLogo} className="size-7 text-muted" />}
      </figcaption>
    </figure>
  );
}
