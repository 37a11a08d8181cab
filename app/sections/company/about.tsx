import { Section } from '#app/components/section.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { about } from '#content/about.ts';
import { portraitPath } from '#content/landing/testimonials.ts';
import { pathTo, phoneHref } from '#domain/paths.ts';
import { Facts, Intro } from './intro.tsx';
import { OfficeHours } from './office-hours.tsx';
import { Points } from './points.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

export function About({
  title,
  lead,
  office,
  facts,
  team,
  story,
  rules,
  hours,
  visit,
  ...contact
}: typeof about) {
  return (
    <>
      <Intro seed={41} title={title} lead={lead} />
      {office && (
        <div className="page-width pb-12 lg:pb-16">
          <img
            src={portraitPath(office.image)}
            width="1200"
            height="400"
            alt={office.alt}
            className="portrait aspect-3/2 w-full object-cover sm:aspect-3/1"
          />
        </div>
      )}
      <Section
        tone="surface"
        className="overflow-clip"
        title={team.title}
        titleClass="text-balance"
        lead={team.text}
        layout="rows"
      >
        <Team people={team.people} />
        <div className="mt-10">
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
            <a href={phoneHref(contact.phone)} className="link-line w-fit">
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
