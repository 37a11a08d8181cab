import { DrawnCurrentLines } from '#app/components/current-lines.tsx';
import { Portrait } from '#app/components/portrait.tsx';
import { Section } from '#app/components/section.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { Wordmark } from '#app/components/wordmark.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { caseStudies, caseStudyLabels as labels, type CaseStudy as Study } from '#content/case-studies.ts';
import { addQuotes } from '#content/formats.ts';
import { successStoriesIntro } from '#content/landing/testimonials.ts';
import DateIcon from '~icons/lucide/calendar-check';
import { Chapter } from './chapter.tsx';
import { BACKGROUND_LINES, Intro } from './intro.tsx';
import { Points } from './points.tsx';
import { WorkMap } from './work-map.tsx';

/** The case study of one customer, with links to the others. */
export function CaseStudy({ study }: { study: Study }) {
  const { customer } = study;
  const otherStudies = caseStudies.filter(({ id }) => id !== study.id);
  const facts = [
    { label: labels.facts.company, value: customer.companyType },
    { label: labels.facts.started, value: study.started },
    { label: labels.facts.live, value: study.live },
    { label: labels.facts.agents, value: study.agents },
    { label: labels.facts.tools, value: study.tools },
  ];
  return (
    <>
      <Intro
        seed={33}
        kicker={
          <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <p className="font-mono text-small text-muted">{labels.kicker}</p>
            <Wordmark customer={customer} />
          </div>
        }
        title={study.title}
        lead={study.summary}
        facts={facts}
      />
      <Section
        tone="surface"
        innerClass="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <div className="grid content-start gap-6">
          <h2 className="text-h2">{labels.problem}</h2>
          {study.problem.map((paragraph) => (
            <p key={paragraph} className="max-w-[34em] text-lead">
              <NonBreaking>{paragraph}</NonBreaking>
            </p>
          ))}
        </div>
        {study.work && <WorkMap work={study.work} />}
      </Section>
      <Section title={labels.runs}>
        <div className="mt-10">
          <Points layout="row" points={study.runs} />
        </div>
      </Section>
      <Section tone="band" className="print:break-inside-avoid">
        <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 print:mb-4">
          <h2 className="text-h2">{labels.figures}</h2>
          {study.asOf && (
            <p className="flex items-center gap-2 font-mono text-small">
              <DateIcon aria-hidden="true" className="size-5 text-brand" />
              {study.asOf}
            </p>
          )}
        </div>
        <Figures figures={study.figures} />
        <div className="mt-14 grid gap-x-12 gap-y-8 rounded-card border border-line bg-surface p-6 sm:p-8 md:grid-cols-2 print:mt-4">
          {[
            { title: labels.method, text: study.method },
            { title: labels.limits, text: study.limits },
          ].map(({ title, text }) => (
            <div key={title} className="grid content-start gap-2">
              <h3 className="text-h3">{title}</h3>
              <p className="max-w-[36em] text-muted">
                <NonBreaking>{text}</NonBreaking>
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section tone="surface">
        <div
          className={`grid items-center gap-x-16 gap-y-8 ${customer.image ? 'md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]' : ''}`}
        >
          {customer.image && (
            <Portrait
              image={customer.image}
              alt={successStoriesIntro.imageFor(customer.company)}
              className="w-full max-md:max-w-64"
            />
          )}
          <figure className="grid gap-8">
            <blockquote className="max-w-[21.5em] font-display text-quote sm:text-balance">
              <p>{addQuotes(customer.quote)}</p>
            </blockquote>
            <figcaption className="border-s-2 border-brand ps-5 text-muted">
              <span className="block font-semibold text-ink">{customer.name}</span>
              {customer.position}, {customer.company}
            </figcaption>
          </figure>
        </div>
      </Section>
      <Reference {...labels.reference(customer)} />
      <Chapter title={labels.more}>
        <ul className="border-b border-line">
          {otherStudies.map((other) => (
            <li key={other.id}>
              <a
                href={other.path}
                className="group grid items-baseline gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="font-display text-h3 underline-offset-4 group-hover:underline">
                  {other.title}
                </span>
                <span className="font-semibold text-brand sm:text-end">{other.figures[0]?.change}</span>
                <span className="text-small text-muted">{other.customer.company}</span>
                <span className="text-small text-muted sm:text-end">{other.figures[0]?.what}</span>
              </a>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  );
}

/** Offers a talk with the customer: by booking, or by email. */
function Reference({ title, text, book, note, write, email }: ReturnType<typeof labels.reference>) {
  return (
    <section className="relative isolate overflow-clip bg-brand-wash">
      <DrawnCurrentLines
        {...BACKGROUND_LINES}
        seed={21}
        className="wash-lines absolute inset-y-0 end-0 -z-10 h-full w-1/3 mask-l-from-60% max-lg:hidden"
      />
      <div className="page-width section-gap grid justify-items-start gap-6">
        <h2 className="text-h2">{title}</h2>
        <p className="max-w-[32em] text-lead text-muted">
          <NonBreaking>{text}</NonBreaking>
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:max-w-2/3">
          <BookingLink size="lg" prefill={{ notes: note }}>
            {book}
          </BookingLink>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(note)}`}
            className={buttonClass({
              variant: 'link',
              className: 'h-auto min-h-11 text-start whitespace-normal',
            })}
          >
            {write}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Shows each figure in large type. If its values before and after can be compared, bars show them. */
function Figures({ figures }: Pick<Study, 'figures'>) {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:gap-x-8 md:gap-y-0 lg:gap-x-12 print:auto-cols-fr print:grid-flow-col">
      {figures.map(({ what: name, before, after, change, shares }) => (
        <li
          key={name}
          className="grid break-inside-avoid border-t border-control-line pt-5 md:row-span-3 md:grid-rows-subgrid"
        >
          <p className="font-display text-figure text-balance wrap-anywhere hyphens-auto text-brand md:text-h2">
            {change}
          </p>
          <h3 className="mt-3 font-body text-body font-semibold tracking-normal text-balance">{name}</h3>
          <dl className="mt-5 grid gap-3 text-small">
            {[
              { label: labels.columns.before, value: before, share: shares?.before, fill: 'bg-control-line' },
              { label: labels.columns.after, value: after, share: shares?.after, fill: 'bg-brand' },
            ].map(({ label, value, share, fill }) => (
              <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
                <dt className="text-muted">{label}</dt>
                <dd className="font-mono">
                  <NonBreaking>{value}</NonBreaking>
                </dd>
                {share !== undefined && (
                  <dd aria-hidden="true" className="col-span-2 h-2 rounded-full bg-raised">
                    <span
                      style={{ width: `${Math.max(share * 100, 1)}%` }}
                      className={`block h-full rounded-full ${fill}`}
                    />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
