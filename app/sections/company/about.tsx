import { Portrait } from '#app/components/portrait.tsx';
import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { about } from '#content/about.ts';
import { pathTo } from '#domain/paths.ts';
import { Intro } from './intro.tsx';
import { OfficeHours } from './office-hours.tsx';
import { Points } from './points.tsx';
import { Story } from './story.tsx';

export function About({ title, lead, facts, team, story, rules, hours, visit, ...reach }: typeof about) {
  return (
    <>
      <Intro seed={41} title={title} lead={lead} facts={facts} />
      <Section tone="surface" title={team.title} lead={team.text} layout="stacked">
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2 lg:gap-x-12 print:grid-cols-3">
          {team.people.map(({ id, name, role, since, does, image, alt }) => (
            <li
              key={id}
              className="grid content-start gap-5 break-inside-avoid max-sm:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[2fr_3fr] lg:gap-x-8 print:grid-cols-1"
            >
              <Portrait
                name={name}
                image={image}
                alt={alt}
                className="w-full object-cover object-top print:max-w-24"
              />
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-1 font-semibold text-balance">{role}</p>
                {since && <p className="font-mono text-small text-muted">{since}</p>}
                <p className="mt-3 max-w-[26em] text-pretty text-muted">{does}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Story {...story} />
      <Section tone="band" title={rules.title}>
        <div className="mt-10">
          <Points layout="row" points={rules.points} />
        </div>
      </Section>
      <Section innerClass="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-6">
          <h2 className="text-h2">{visit.title}</h2>
          <address className="grid gap-1 text-lead not-italic">
            {reach.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a href={`mailto:${reach.email}`} className="mt-3 w-fit underline underline-offset-4">
              {reach.email}
            </a>
            <a
              href={`tel:${reach.phone.replace(/[^\d+]/g, '')}`}
              className="w-fit underline underline-offset-4"
            >
              {reach.phone}
            </a>
          </address>
          <p className="text-muted">
            {visit.text}{' '}
            <a href={pathTo('imprint')} className="text-ink underline underline-offset-4">
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
