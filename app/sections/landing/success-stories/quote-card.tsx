import type { Testimonial } from '#content/landing/testimonials.ts';
import { addQuotes } from '#content/language.ts';

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
