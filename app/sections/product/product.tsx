import type { ComponentProps, ReactNode } from 'react';
import { Section } from '#app/components/section.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { ClosingBand } from '#app/sections/closing-band.tsx';
import { pathTo } from '#domain/paths.ts';
import { HeroFrame } from './hero-frame.tsx';

/** Copy of a product page without its own sections. The sections in app/sections/product show it. */
export type ProductCopy = {
  kicker: string;
  title: string;
  lead: string;
  book: string;
  terms: string;
  /** Two to six tasks that the product takes over. */
  jobs: { title: string; points: readonly { title: string; text: string }[] };
  /** Two to four steps, in order. */
  steps: { title: string; list: readonly { title: string; when: string; text: string }[] };
  /** Two to four figures. `basis` explains what was measured. */
  figures: { title: string; basis: string; list: readonly { value: string; label: string }[] };
  closing: { title: string; lead: string; book: string; quiz: string; terms: readonly string[] };
};

type ProductProps = ProductCopy & {
  /** An illustration of the product, below the call to action. Optional. */
  children?: ReactNode;
};

/** A whole page from one content file: jobs, figures, steps, call to action. */
export function Product({ jobs, figures, steps, closing, children, ...hero }: ProductProps) {
  return (
    <>
      <Hero {...hero}>{children}</Hero>
      <Jobs {...jobs} />
      <Figures {...figures} />
      <Steps {...steps} />
      <QuizClosing {...closing} />
    </>
  );
}

type HeroProps = Pick<ProductCopy, 'kicker' | 'title' | 'lead' | 'book' | 'terms'> & { children: ReactNode };

function Hero({ kicker, title, lead, book, terms, children }: HeroProps) {
  return (
    <HeroFrame
      current={{ seed: 30, height: 420, lit: [2, 6], className: 'h-48' }}
      kicker={<p className="font-mono text-small text-muted">{kicker}</p>}
      title={title}
      titleClass="mt-4 max-w-[11.5em]"
    >
      <p className="mt-6 max-w-[37em] text-lead text-muted sm:mt-8">{lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <BookingLink size="lg">{book}</BookingLink>
        <p className="text-small text-muted">{terms}</p>
      </div>
      {children ? <div className="mt-10">{children}</div> : <div aria-hidden="true" className="h-32" />}
    </HeroFrame>
  );
}

function Jobs({ title, points }: ProductCopy['jobs']) {
  return (
    <Section tone="surface" title={title} titleClass="max-w-[11.4em]">
      <ul className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t border-brand pt-5">
            <h3 className="text-h3">{point.title}</h3>
            <p className="mt-2 text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A dark band with large figures and a note on how they were measured. */
function Figures({ title, basis, list }: ProductCopy['figures']) {
  return (
    <Section tone="band" title={title}>
      <dl className="mt-12 grid gap-x-10 gap-y-10 sm:grid-flow-col sm:auto-cols-fr">
        {list.map(({ value, label }) => (
          <div key={label} className="grid content-start gap-3 border-t border-line pt-6">
            <dt className="order-2 text-muted">{label}</dt>
            <dd className="font-display text-display text-brand">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[40em] text-small text-muted">{basis}</p>
    </Section>
  );
}

function Steps({ title, list }: ProductCopy['steps']) {
  return (
    <Section title={title}>
      <ol className="mt-10 border-t border-line">
        {list.map((step, index) => (
          <li
            key={step.title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-7 md:grid-cols-[8rem_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline"
          >
            <span aria-hidden="true" className="font-display text-figure text-brand">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h3">{step.title}</h3>
              <p className="mt-1 font-mono text-small text-muted">{step.when}</p>
            </div>
            <p className="max-w-[37em] text-lead">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type QuizClosingProps = ProductCopy['closing'] &
  Pick<ComponentProps<typeof ClosingBand>, 'price' | 'outcome'>;

/** Closing section of a product page, with a link to the quiz. */
export function QuizClosing({ quiz, ...band }: QuizClosingProps) {
  return (
    <ClosingBand current={{ seed: 52, lit: [6, 12] }} {...band}>
      <a
        href={pathTo('quiz')}
        className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper' })}
      >
        {quiz}
      </a>
    </ClosingBand>
  );
}
