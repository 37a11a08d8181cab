import { CurrentLines } from '#app/components/current-lines.tsx';
import { Heading } from '#app/components/heading.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { BookingNoteForm } from '#app/features/booking/booking-note-form.tsx';
import { addQuotes } from '#content/formats.ts';
import type { contact } from '#content/landing/contact.ts';

type ContactProps = Omit<typeof contact, 'rating'> & {
  rating: (typeof contact)['rating'] | undefined;
  /** Link to the page about the team. */
  team: { href: string; title: string } | undefined;
};

const STARS = Array.from({ length: 5 }, (_, i) => `M${12 + 27 * i} 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z`).join(
  '',
);

/** In the HTML: as the image of a style sheet, it would be decoded while the page starts. */
const Stars = () => (
  <svg aria-hidden="true" viewBox="0 0 135 24" className="stars">
    <path d={STARS} />
  </svg>
);

/** One band: the call and the last call to action side by side, then what happens next, and what others say. */
export function Contact(props: ContactProps) {
  const { title, text, booking, terms, next, testimonial, figures, measured, rating, closing, team } = props;
  return (
    <section id="contact" className="border-t border-line bg-surface">
      <div className="page-width section-gap consultation grid items-start gap-x-12 gap-y-5 lg:grid-cols-2 lg:gap-y-7">
        <div className="grid content-start gap-5">
          <Heading layout="stacked" title={title} titleClass="max-w-[9.3em]" lead={text} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <BookingLink size="lg">{booking}</BookingLink>
            <p className="text-small text-muted">{terms.join(' · ')}</p>
          </div>
          <ol aria-label={next.title} className="next-steps">
            {next.steps.map((step) => (
              <li key={step.title}>
                <b className="font-semibold">{step.title}</b>
                <p className="text-small text-balance text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="closing-call">
          <CurrentLines seed={33} lines={12} lit={[4, 9]} height={280} className="wash-lines closing-lines" />
          <p>{closing.title}</p>
          <BookingNoteForm>{closing.booking}</BookingNoteForm>
        </div>
        <dl className="contact-figures">
          {[...figures, ...(rating ? [{ value: rating.value, label: `(${rating.count})` }] : [])].map(
            ({ value, label }, i) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-muted first-letter:uppercase">{label}</dt>
                <dd className="flex items-center gap-3 font-display text-h3 font-normal whitespace-nowrap">
                  {value}
                  {i === figures.length && <Stars />}
                </dd>
              </div>
            ),
          )}
        </dl>
        <figure className="border-s-2 border-brand ps-5">
          <blockquote>
            <NonBreaking balanced>{addQuotes(testimonial.quote)}</NonBreaking>
          </blockquote>
          <figcaption className="mt-1.5 text-small text-muted">
            <b className="font-semibold text-ink">{testimonial.name}</b>,{' '}
            <CaseLink href={testimonial.href}>{testimonial.position}</CaseLink>
          </figcaption>
        </figure>
        <p className="text-small text-muted">
          {rating && (
            <>
              {`${rating.count}: `}
              <span className="reviews">{rating.distribution}</span>. {rating.source}{' '}
            </>
          )}
          {measured}{' '}
          {team && (
            <a href={team.href} className="link-line font-semibold hover:text-brand">
              {team.title}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
