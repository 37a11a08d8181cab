import { CurrentLines } from '#app/components/current-lines.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { WatchDemo } from '#app/features/video/watch-demo.tsx';
import { DeckButton } from '#app/sections/social-os/deck-button.tsx';
import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import { socialHero } from '#content/social-os.ts';
import { MonthPlan } from './month-plan.tsx';

export function Hero() {
  return (
    <section className="relative overflow-clip">
      <CurrentLines
        seed={30}
        lines={12}
        height={420}
        lit={[2, 6]}
        className="absolute inset-x-0 bottom-0 h-40 w-full"
      />
      <div className="page-width relative pt-8 pb-16 sm:pt-12 lg:pb-24">
        <p className="flex items-center gap-2.5 font-mono text-small text-muted">
          {socialHero.name}
          <Badge tone="signal">{labels.isNew}</Badge>
        </p>
        <h1 tabIndex={-1} className="mt-4 max-w-[21ch] text-display">
          {socialHero.title}
        </h1>
        <div className="mt-6 grid gap-x-16 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
          <div className="lg:pt-3">
            <p className="max-w-[46ch] text-lead text-muted">{socialHero.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3 *:max-sm:grow lg:mt-8 lg:*:grow">
              <BookingLink variant="gradient" size="lg" className="max-sm:basis-full lg:basis-full">
                {socialHero.book}
              </BookingLink>
              <WatchDemo
                src={site.video.socialOs}
                title={socialHero.film}
                variant="outline"
                size="lg"
                className="bg-paper max-sm:px-3 max-sm:text-body lg:px-5"
              >
                {socialHero.watch}
              </WatchDemo>
              <DeckButton className="bg-paper max-sm:px-3 max-sm:text-body lg:px-5" />
            </div>
            <p className="mt-4 text-small text-muted">{socialHero.terms}</p>
          </div>
          <MonthPlan />
        </div>
      </div>
    </section>
  );
}
