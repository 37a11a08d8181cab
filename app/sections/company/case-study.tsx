import { Portrait } from '#app/components/portrait.tsx';
import { Section } from '#app/components/section.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { Wordmark } from '#app/sections/landing/wordmark.tsx';
import type { caseStudyLabels, CaseStudy as Study } from '#content/case-studies.ts';
import { quoted } from '#content/language.ts';
import { Chapter } from './chapter.tsx';
import { Intro } from './intro.tsx';
import { Lines } from './lines.tsx';
import { Points } from './points.tsx';
import { Table } from './table.tsx';

type CaseStudyProps = {
  study: Study;
  labels: typeof caseStudyLabels;
  portraitOf: (name: string) => string;
  others: readonly Study[];
};

export function CaseStudy({ study, labels, portraitOf, others }: CaseStudyProps) {
  const { customer } = study;
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
            <Wordmark of={customer} />
          </div>
        }
        title={study.title}
        lead={study.summary}
        facts={facts}
      />
      <Chapter tone="surface" title={labels.problem}>
        {study.problem.map((paragraph) => (
          <p key={paragraph} className="max-w-[34em] text-lead">
            <NonBreaking>{paragraph}</NonBreaking>
          </p>
        ))}
      </Chapter>
      <Chapter title={labels.runs}>
        <Points points={study.runs} />
      </Chapter>
      <Chapter tone="band" title={labels.figures}>
        <Table
          figures
          caption={labels.figures}
          columns={[labels.columns.what, labels.columns.before, labels.columns.after, labels.columns.change]}
          rows={study.figures.map(({ what, before, after, change }) => [what, before, after, change])}
        />
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {[
            { title: labels.method, text: study.method },
            { title: labels.limits, text: study.limits },
          ].map(({ title, text }) => (
            <div key={title} className="grid content-start gap-2">
              <h3 className="font-body text-body font-semibold tracking-normal">{title}</h3>
              <p className="text-small text-muted">
                <NonBreaking>{text}</NonBreaking>
              </p>
            </div>
          ))}
        </div>
      </Chapter>
      <Section tone="surface">
        <figure className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
          <Portrait
            name={customer.name}
            image={customer.image}
            alt={portraitOf(customer.name)}
            className="w-32 md:w-full"
          />
          <div className="grid gap-6">
            <blockquote className="max-w-[24em] font-display text-quote">
              <p className="sm:text-balance">{quoted(customer.quote)}</p>
            </blockquote>
            <figcaption className="text-muted">
              <span className="font-semibold text-ink">{customer.name}</span>
              <br />
              {customer.position}, {customer.company}
            </figcaption>
          </div>
        </figure>
      </Section>
      <Reference {...labels.reference(customer)} />
      <Chapter title={labels.more}>
        <ul className="border-b border-line">
          {others.map((other) => (
            <li key={other.id}>
              <a
                href={other.path}
                className="group grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[11rem_1fr]"
              >
                <span className="text-muted">{other.customer.company}</span>
                <span className="font-semibold underline-offset-4 group-hover:underline">{other.title}</span>
              </a>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  );
}

type ReferenceProps = ReturnType<typeof caseStudyLabels.reference>;

/** How to talk to the customer: by booking, or by mail. */
function Reference({ title, text, book, note, write, email }: ReferenceProps) {
  return (
    <section className="relative isolate overflow-clip bg-brand-wash">
      <Lines
        seed={21}
        className="wash-lines absolute inset-y-0 end-0 -z-10 h-full w-1/2 mask-l-from-60% max-lg:hidden"
      />
      <div className="page-width section-gap grid justify-items-start gap-6">
        <h2 className="text-h2">{title}</h2>
        <p className="max-w-[34em] text-lead text-muted">
          <NonBreaking>{text}</NonBreaking>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <BookingLink variant="gradient" size="lg" prefill={{ notes: note }}>
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
