import { Reveal } from '#app/components/reveal.tsx';
import { Section } from '#app/components/section.tsx';
import { CaseLink } from '#app/components/ui/case-link.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { addQuotes } from '#content/formats.ts';
import type { socialTestimonial } from '#content/social-os/social-os.ts';

export function Testimonial(props: typeof socialTestimonial) {
  const { quote, name, position, company, companyType, href, measured } = props;
  const figures = [
    { value: measured.hoursAfter, before: measured.hoursBefore, label: measured.hours },
    { value: measured.daysAfter, before: measured.daysBefore, label: measured.days },
  ];
  return (
    <Section>
      <Reveal>
        <div className="grid items-center gap-x-16 gap-y-10 max-sm:gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <figure>
            <blockquote className="-indent-[0.4em] font-display text-quote">
              <p className="text-balance">
                <NonBreaking>{addQuotes(quote)}</NonBreaking>
              </p>
            </blockquote>
            <figcaption className="mt-8 max-sm:mt-5 text-muted">
              <span className="font-semibold text-ink">{name}</span>
              <br />
              {position}, <CaseLink href={href}>{company}</CaseLink>
              <br />
              <span className="text-small">{companyType}</span>
            </figcaption>
          </figure>
          <div className="rounded-card border border-line bg-surface p-5 max-sm:p-4 sm:p-8">
            <dl className="grid gap-x-10 gap-y-8 max-lg:grid-cols-2 max-sm:gap-x-6">
              {figures.map(({ value, before, label }) => (
                <div key={label} className="grid content-start gap-3">
                  <dt className="order-2 text-small text-muted">{label}</dt>
                  <dd className="flex items-baseline gap-3 font-display text-figure text-brand">
                    {value}
                    <span className="font-body text-small tracking-normal text-muted">
                      {measured.was(before)}
                    </span>
                  </dd>
                  <dd aria-hidden="true" className="grid gap-1.5">
                    <Bar share={value / Math.max(value, before)} className="bg-brand" />
                    <Bar share={before / Math.max(value, before)} className="bg-control-line" />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-8 max-sm:mt-4 border-t border-line pt-5 max-sm:pt-3 text-small text-balance text-muted">
              {measured.basis}
            </p>
          </div>
        </div>
      </Reveal>
    </Section>
  );
}

/** A bar on a scale from 0 to 1. The upper bar of a pair is the value now, the lower bar the value before. */
function Bar({ share, className }: { share: number; className: string }) {
  return <span style={{ width: `${share * 100}%` }} className={`h-2 rounded-full ${className}`} />;
}
