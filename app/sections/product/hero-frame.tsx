import type { ReactNode } from 'react';
import { CurrentLines } from '#app/components/current-lines.tsx';

type HeroFrameProps = {
  /** Drawing at the bottom: its seed, the animated lines and its height. */
  current: { seed: number; height: number; lit: number[]; className: string };
  kicker: ReactNode;
  title: string;
  /** How wide the title may be, so that it breaks well. */
  titleClass: string;
  /** The call, and the product at work. */
  children: ReactNode;
};

/** The first screen of every product page: what it is, what changes, the call, and the product itself. */
export function HeroFrame({ current, kicker, title, titleClass, children }: HeroFrameProps) {
  return (
    <section className="relative isolate overflow-clip">
      <div className="page-width relative pt-8 pb-16 sm:pt-12 lg:pb-24">
        {kicker}
        <h1 tabIndex={-1} className={`text-display ${titleClass}`}>
          {title}
        </h1>
        {children}
      </div>
      {/* Comes last: at the foot of a screen that has only half arrived it would move down with the rest. */}
      <CurrentLines
        {...current}
        lines={12}
        className={`absolute inset-x-0 bottom-0 -z-10 w-full ${current.className}`}
      />
    </section>
  );
}
