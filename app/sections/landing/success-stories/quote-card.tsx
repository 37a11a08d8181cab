import { addQuotes } from '#content/formats.ts';
import type { Testimonial } from '#content/landing/testimonials.ts';

export function QuoteCard({ story: { quote, name, position, company } }: { story: Testimonial }) {
  return (
    <figure className="quote-card">
      <blockquote>{addQuotes(quote)}</blockquote>
      <figcaption>
        <b>{name}</b>
        {`, ${position}, ${company}`}
      </figcaption>
    </figure>
  );
}
