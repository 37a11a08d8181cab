import { Portrait } from '#app/components/portrait.tsx';
import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { about } from '#content/about.ts';
import { pathTo } from '#domain/paths.ts';
import { Chapter } from './chapter.tsx';
import { Intro } from './intro.tsx';
import { Points } from './points.tsx';

export function About({ title, lead, facts, team, story, rules, visit, ...reach }: typeof about) {
  return (
    <>
      <Intro seed={41} title={title} lead={lead} facts={facts} />
      <Section tone="surface" title={team.title} lead={team.text} layout="stacked">
        <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
          {team.people.map(({ id, name, role, since, does, image, alt }) => (
            <li key={id} className="grid grid-cols-1 content-start gap-4 break-inside-avoid">
              <Portrait name={name} image={image} alt={alt} className="w-full max-w-60 print:max-w-24" />
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="font-semibold text-balance lg:min-h-[2lh]">{role}</p>
                {since && <p className="font-mono text-small text-muted">{since}</p>}
                <p className="mt-2 text-small text-muted">
                  <NonBreaking>{does}</NonBreaking>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Chapter title={story.title}>
        <ol>
          {story.steps.map(({ when, text }) => (
            <li
              key={when}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[11rem_1fr]"
            >
              <span className="font-display text-h3 text-brand">{when}</span>
              <span className="max-w-[34em] text-lead">
                <NonBreaking>{text}</NonBreaking>
              </span>
            </li>
          ))}
        </ol>
      </Chapter>
      <Chapter tone="band" title={rules.title}>
        <Points points={rules.points} />
      </Chapter>
      <Chapter title={visit.title}>
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
      </Chapter>
    </>
  );
}
