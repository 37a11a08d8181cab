import { Badge } from '#app/components/ui/badge.tsx';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { DeckButton } from '#app/features/forms/deck-button.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { Island } from '#app/islands/island.tsx';
import { HeroFrame } from '#app/sections/product/hero-frame.tsx';
import { hasPart } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
import type { socialHero, socialMonth } from '#content/social-os/social-os.ts';
import { MonthPlan } from './month-plan.tsx';

/** `src` is the URL of the film. */
type HeroProps = typeof socialHero & { src: string; month: typeof socialMonth };

const NARROW_CLASS = 'bg-paper max-sm:px-3 max-sm:text-body';

export function Hero({ name, title, lead, book, watch, terms, setup, film, src, month }: HeroProps) {
  return (
    <HeroFrame
      current={{ seed: 30, height: 420, lit: [2, 6], className: 'h-40' }}
      kicker={
        <p className="flex items-center gap-2.5 font-mono text-small text-muted">
          {name}
          <Badge tone="signal">{labels.isNew}</Badge>
        </p>
      }
      title={title}
      titleClass="mt-4 max-w-[12.7em] max-sm:text-h1"
    >
      <div className="mt-6 grid items-end justify-between gap-x-16 gap-y-6 sm:mt-8 nav:flex nav:flex-wrap">
        <p className="max-w-[36em] grow basis-96 text-lead text-pretty text-muted">
          <NonBreaking balanced>{lead}</NonBreaking>
        </p>
        <div>
          <div className="flex flex-wrap gap-3 max-sm:[&>a]:grow max-sm:[&>div]:grow">
            <BookingLink size="lg" className="max-sm:basis-full">
              {book}
            </BookingLink>
            {hasPart('film') && (
              <Island
                name="watch-demo"
                load="intent"
                component={WatchDemo}
                props={{ src, title: film, label: watch, className: NARROW_CLASS }}
                className="grid"
              />
            )}
            {hasPart('deck') && (
              <Island
                name="deck-button"
                instance="-hero"
                load="intent"
                component={DeckButton}
                props={{ className: NARROW_CLASS }}
                className="grid"
              />
            )}
          </div>
          <p className="mt-4 max-w-[34em] text-small text-balance text-muted">
            <span className="block">{terms}</span> {setup}
          </p>
        </div>
      </div>
      <MonthPlan {...month} />
    </HeroFrame>
  );
}
