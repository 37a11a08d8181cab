import { CurrentLines } from '#app/components/current-lines.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Portrait } from '#app/components/portrait.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { contact } from '#content/landing/contact.ts';
import { addQuotes } from '#content/language.ts';

type ContactProps = Omit<typeof contact, 'rating'> & {
  rating: (typeof contact)['rating'] | undefined;
  team: TeamLinkProps | undefined;
};

type TeamLinkProps = {
  href: string;
  title: string;
  people: readonly { id: string; name: string; image: string | undefined; alt: string }[];
};

/** Number of portraits in the link. More would not fit on a phone. */
const PORTRAIT_COUNT = 3;

/** A link to the page about the team, with portraits. */
function TeamLink({ href, title, people }: TeamLinkProps) {
  return (
    <a href={href} className="team-link">
      {people.slice(0, PORTRAIT_COUNT).map(({ id, name, image, alt }) => (
        <Portrait key={id} name={name} image={image} alt={alt} />
      ))}
      {title}
    </a>
  );
}

/** Average rating and its distribution, from five stars down. */
function Rating({ value, count: reviewsText, distribution, stars, source }: (typeof contact)['rating']) {
  const reviewCount = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <div className="rating">
      <p>
        <b>{value}</b>
        <span aria-hidden="true" className="stars" />
        <span>({reviewsText})</span>
      </p>
      <dl className="reviews">
        {distribution.map((count, i) => (
          <div key={stars(distribution.length - i)}>
            <dt>{stars(distribution.length - i)}</dt>
            <dd>
              <span style={{ width: `${Math.round((count / reviewCount) * 100)}%` }} />
              {count}
            </dd>
          </div>
        ))}
      </dl>
      <p className="measured">
        <NonBreaking balanced>{source}</NonBreaking>
      </p>
    </div>
  );
}

/** The offer of a consultation, typical results, and the last call to action of the page. */
export function Contact(props: ContactProps) {
  const { title, text, booking, terms, testimonial, figures, measured, rating, closing, team } = props;
  return (
    <section id="contact" className="border-t border-line bg-surface">
      <div className="page-width section-gap consultation">
        <div className="grid content-start gap-6 md:max-lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:max-lg:gap-x-12 lg:content-between">
          <div className="grid gap-6">
            <Heading layout="stacked" large title={title} titleClass="max-w-[9.3em]" lead={text} />
            <div className="call">
              <BookingLink size="lg">{booking}</BookingLink>
              <ul>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            </div>
            {team && <TeamLink {...team} />}
          </div>
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
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <dl className="contact-figures">
            {figures.map(({ value, label }) => (
              <div key={label} className="contact-figure">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="measured">
            <NonBreaking balanced>{measured}</NonBreaking>
          </p>
          {rating && <Rating {...rating} />}
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
        </div>
      </div>
    </section>
  );
}
