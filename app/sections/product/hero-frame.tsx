import type { ReactNode } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';

type HeroFrameProps = {
  /** Drawing at the bottom: its seed, its height and the lines in the brand color. */
  current: { seed: number; height: number; lit: number[]; className: string };
  kicker: ReactNode;
  title: string;
  /** Limits the width of the title, so that its lines break well. */
  titleClass: string;
  /** The call to action and an illustration of the product. */
  children: ReactNode;
};

/** First screen of every product page: name, promise, call to action, illustration. */
export function HeroFrame({ current, kicker, title, titleClass, children }: HeroFrameProps) {
  return (
    <section className="relative isolate overflow-clip">
      <div className="page-width relative pt-6 pb-10 sm:pt-12 sm:pb-16 lg:pb-24">
        {kicker}
        <h1 tabIndex={-1} className={`text-display ${titleClass}`}>
          {title}
        </h1>
        {children}
      </div>
      {/* Last in the HTML. Earlier in the HTML, it would be painted first and then pushed down by the content. */}
      <CurrentLines
        {...current}
        lines={12}
        className={`absolute inset-x-0 bottom-0 -z-10 w-full ${current.className}`}
      />
    </section>
  );
}
