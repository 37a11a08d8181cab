import type { CSSProperties } from 'react';
import { Portrait } from '#app/components/portrait.tsx';
import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { about } from '#content/about.ts';
import { pathTo } from '#domain/paths.ts';
import { Facts, Intro } from './intro.tsx';
import { OfficeHours } from './office-hours.tsx';
import { Points } from './points.tsx';
import { Story } from './story.tsx';

/** Two columns if three would leave a row with one person. */
const columnsFor = (people: number) => (people % 3 === 1 ? 'lg:grid-cols-2' : 'lg:grid-cols-3');

/** Distance between the waves behind two neighbors' initials. */
const FLOW = -70;

export function About({ title, lead, facts, team, story, rules, hours, visit, ...contact }: typeof about) {
  return (
    <>
      <Intro seed={41} title={title} lead={lead} />
      <Section tone="surface" title={team.title} lead={team.text}>
        <ul
          className={`mt-12 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:gap-y-14 ${columnsFor(team.people.length)} print:grid-cols-3`}
        >
          {team.people.map(({ id, name, role, since, does, image, alt }, i) => (
            <li
              key={id}
              style={{ '--flow': i * FLOW } as CSSProperties}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 break-inside-avoid sm:grid-cols-[8.5rem_minmax(0,1fr)] print:grid-cols-[5rem_minmax(0,1fr)]"
            >
              <Portrait name={name} image={image} alt={alt} className="w-full object-cover" />
              <div className="text-small wrap-anywhere">
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1 font-semibold text-balance">{role}</p>
                {since && <p className="text-muted">{since}</p>}
                <p className="mt-3 text-pretty text-muted">{does}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-14">
          <Facts facts={facts} />
        </div>
      </Section>
      <Story {...story} />
      <Section tone="band" title={rules.title}>
        <div className="mt-10">
          <Points layout="statements" points={rules.points} />
        </div>
      </Section>
      <Section innerClass="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-6">
          <h2 className="text-h2">{visit.title}</h2>
          <address className="grid gap-1 text-lead not-italic">
            {contact.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${contact.email}`} className="link-line mt-3 w-fit">
              {contact.email}
            </a>
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className="link-line w-fit">
              {contact.phone}
            </a>
          </address>
          <p className="text-muted">
            {visit.text}{' '}
            <a href={pathTo('imprint')} className="link-line text-ink">
              {visit.imprint}
            </a>
          </p>
          <div>
            <BookingLink size="lg">{visit.book}</BookingLink>
          </div>
        </div>
        {hours && <OfficeHours {...hours} />}
      </Section>
    </>
  );
}
