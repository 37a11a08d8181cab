import { Section } from '#app/components/section.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import type { about } from '#content/about.ts';
import { portraitPath } from '#content/landing/testimonials.ts';
import { pathTo, phoneHref } from '#domain/paths.ts';
import { Facts, Intro } from './intro.tsx';
import { Points } from './points.tsx';
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

const STORY_HEIGHT = 60;
const LINE_GAP = 10;
/** Vertical position of a line. The oldest line is at the bottom. */
const lineY = (line: number) => STORY_HEIGHT - 14 - line * LINE_GAP;

/** Shows the years from left to right. Each step adds one line to the drawing. */
function Story({ title, steps }: (typeof about)['story']) {
  return (
    <Section title={title}>
      <ol className="mt-10 grid md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-8 print:auto-cols-fr print:grid-flow-col">
        {steps.map(({ when, text }, stepIndex) => (
          <li key={when} className="group grid content-start max-md:border-t max-md:border-line max-md:py-5">
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${STORY_HEIGHT}`}
              preserveAspectRatio="none"
              fill="none"
              strokeWidth="1.75"
              className="mb-5 hidden h-16 w-[calc(100%+--spacing(8))] group-last:w-full md:block print:hidden"
            >
              {Array.from({ length: stepIndex + 1 }, (_, line) => (
                <path
                  key={lineY(line)}
                  d={
                    line === stepIndex
                      ? `M2 ${STORY_HEIGHT}C2 ${lineY(line)} 6 ${lineY(line)} 24 ${lineY(line)}H100`
                      : `M0 ${lineY(line)}H100`
                  }
                  stroke={line === stepIndex ? 'var(--brand)' : 'var(--control-line)'}
                />
              ))}
            </svg>
            <div className="grid gap-x-8 gap-y-2 max-md:grid-cols-[6rem_1fr]">
              <p className="font-display text-h3 text-brand md:text-figure">{when}</p>
              <p className="wrap-anywhere md:mt-2">
                <NonBreaking balanced>{text}</NonBreaking>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type OfficeHoursProps = NonNullable<(typeof about)['hours']>;

const HOURS_PER_DAY = 24;
const toPercent = (hours: number) => `${(hours / HOURS_PER_DAY) * 100}%`;

/** Shows the office hours in the local time of each city. Hours within the local working day are darker. */
function OfficeHours({ title, text, cities, working: workingDay, scale }: OfficeHoursProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 text-small text-muted">{text}</p>
      <dl className="mt-6 grid gap-4">
        {cities.map(({ name, open, range, overlap }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-small tabular-nums">{range}</dd>
            <dd aria-hidden="true" className="relative col-span-2 h-3 overflow-clip rounded-full bg-raised">
              <span
                style={{ insetInlineStart: toPercent(open.from), width: toPercent(open.to - open.from) }}
                className="absolute inset-y-0 bg-brand/25"
              />
              <span
                style={{
                  insetInlineStart: toPercent(Math.max(open.from, workingDay.from)),
                  width: toPercent(overlap.hours),
                }}
                className="absolute inset-y-0 bg-brand"
              />
            </dd>
            <dd className="col-span-2 text-small text-muted">{overlap.text}</dd>
          </div>
        ))}
      </dl>
      <p
        aria-hidden="true"
        className="mt-4 flex justify-between border-t border-line pt-2 font-mono text-note text-muted"
      >
        {scale.map((time) => (
          <span key={time}>{time}</span>
        ))}
      </p>
    </div>
  );
}
