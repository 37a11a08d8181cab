import { CurrentLines } from '#app/components/current-lines.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { socialClosing, socialHero } from '#content/social-os.ts';
import { DeckButton } from './deck-button.tsx';

export function Closing() {
  return (
    <section className="band relative overflow-clip bg-paper text-ink">
      <CurrentLines
        seed={88}
        lines={16}
        height={480}
        lit={[4, 11]}
        className="absolute right-0 bottom-0 h-36 w-full lg:inset-y-0 lg:h-full lg:w-1/2 lg:mask-l-from-70%"
      />
      <div className="page-width section-gap relative max-lg:pb-40">
        <h2 className="max-w-[14ch] text-display">{socialClosing.title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead text-muted">{socialClosing.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <BookingLink variant="gradient" size="lg">
            {socialHero.book}
          </BookingLink>
          <DeckButton className="bg-paper" />
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
          {socialClosing.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
