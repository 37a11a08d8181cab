import { CurrentLines } from '#app/components/current-lines.tsx';
import { Heading } from '#app/components/heading.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { contact } from '#content/landing/contact.ts';
import { addQuotes } from '#content/language.ts';

type ContactProps = Omit<typeof contact, 'rating'> & {
  rating: (typeof contact)['rating'] | undefined;
  /** Link to the page about the team. */
  team: { href: string; title: string } | undefined;
};

/** Average rating, as one of the figures. */
function Rating({ value, count }: (typeof contact)['rating']) {
  return (
    <div className="contact-figure">
      <dt>({count})</dt>
      <dd>
        {value}
        <span aria-hidden="true" className="stars" />
      </dd>
    </div>
  );
}

/** The offer of a consultation, what happens next, typical results, and the last call to action of the page. */
export function Contact(props: ContactProps) {
  const { title, text, booking, terms, next, testimonial, figures, measured, rating, closing, team } = props;
  return (
    <section id="contact" className="border-t border-line bg-surface">
      <div className="page-width section-gap consultation">
        <div className="grid content-start gap-6">
          <Heading layout="stacked" title={title} titleClass="max-w-[9.3em]" lead={text} />
          <div className="call">
            <BookingLink size="lg">{booking}</BookingLink>
            <ul>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          <h3 className="text-h3">{next.title}</h3>
          <ol className="next-steps">
            {next.steps.map((step) => (
              <li key={step.title}>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          {team && (
            <a href={team.href} className="team-link">
              {team.title}
            </a>
          )}
        </div>
        <dl className="contact-figures">
          {figures.map(({ value, label }) => (
            <div key={label} className="contact-figure">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {rating && <Rating {...rating} />}
        </dl>
        <figure className="word">
          <blockquote className="text-lead text-balance">
            <p>
              <NonBreaking balanced>{addQuotes(testimonial.quote)}</NonBreaking>
            </p>
          </blockquote>
          <figcaption className="text-small text-balance text-muted">
            <span className="font-semibold text-ink">{testimonial.name}</span>,{' '}
            <CaseLink href={testimonial.href}>{testimonial.position}</CaseLink>
          </figcaption>
        </figure>
        <div className="grid content-start gap-3">
          {rating && (
            <p className="measured">
              {rating.count}: <span className="reviews">{rating.distribution}</span>. {rating.source}
            </p>
          )}
          <p className="measured">{measured}</p>
        </div>
      </div>
      <div className="closing-call">
        <CurrentLines
          seed={33}
          lines={16}
          lit={[4, 9, 12]}
          height={360}
          className="wash-lines closing-lines"
        />
        <div className="page-width closing-words">
          <p className="font-display">{closing.title}</p>
          <BookingLink size="lg">{closing.booking}</BookingLink>
          <p>{closing.terms}</p>
          <div aria-hidden="true" className="closing-results">
            <b>{closing.done.count}</b>
            {closing.done.label}
            <ul>
              {closing.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
