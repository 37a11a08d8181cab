import { Reveal } from '#app/components/reveal.tsx';

type TestimonialProps = {
  quote: string;
  name: string;
  position: string;
  company: string;
  companyType: string;
  measured: {
    hoursBefore: number;
    hoursAfter: number;
    daysBefore: number;
    daysAfter: number;
    hours: string;
    days: string;
    was: (before: number) => string;
    basis: string;
  };
};

export function Testimonial(props: TestimonialProps) {
  const { quote, name, position, company, companyType, measured } = props;
  const figures = [
    { value: measured.hoursAfter, before: measured.hoursBefore, label: measured.hours },
    { value: measured.daysAfter, before: measured.daysBefore, label: measured.days },
  ];
  return (
    <section className="page-width section-gap">
      <Reveal>
        <figure className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,10fr)]">
          <span
            aria-hidden="true"
            className="h-16 font-display text-[9rem] leading-[0.7] text-brand select-none"
          >
            “
          </span>
          <div>
            <blockquote className="font-display text-quote">
              <p className="text-balance">{quote}</p>
            </blockquote>
            <figcaption className="mt-8 text-muted">
              <span className="font-semibold text-ink">{name}</span>
              <br />
              {position}, {company}
              <br />
              <span className="text-small">{companyType}</span>
            </figcaption>
            <dl className="mt-10 grid gap-x-10 gap-y-6 border-t border-line pt-8 sm:grid-cols-[auto_auto_1fr]">
              {figures.map(({ value, before, label }) => (
                <div key={label} className="grid content-start gap-1.5">
                  <dt className="order-2 text-small text-muted">{label}</dt>
                  <dd className="flex items-baseline gap-3 font-display text-figure text-brand">
                    {value}
                    <span className="font-body text-small tracking-normal text-muted">
                      {measured.was(before)}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 max-w-[40em] text-small text-balance text-muted">{measured.basis}</p>
          </div>
        </figure>
      </Reveal>
    </section>
  );
}
