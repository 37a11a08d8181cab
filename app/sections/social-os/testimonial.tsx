import { Reveal } from '#app/components/reveal.tsx';
import { socialTestimonial } from '#content/social-os.ts';

const { quote, name, position, company } = socialTestimonial;

export function Testimonial() {
  return (
    <section className="page-width section-gap">
      <Reveal>
        <figure className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,10fr)]">
          <span
            aria-hidden="true"
            className="h-16 font-display text-[9rem] leading-[0.7] text-brand select-none"
          >
            “
          </span>
          <div>
            <blockquote className="font-display text-quote">
              <p className="text-balance">{quote}</p>
            </blockquote>
            <figcaption className="mt-8 text-muted">
              <span className="font-semibold text-ink">{name}</span>
              <br />
              {position}, {company}
            </figcaption>
          </div>
        </figure>
      </Reveal>
    </section>
  );
}
