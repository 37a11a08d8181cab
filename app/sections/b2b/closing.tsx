import { CurrentLines } from '#app/components/current-lines.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { b2bClosing } from '#content/b2b.ts';
import { PATHS } from '#domain/paths.ts';

export function Closing() {
  return (
    <section className="band relative overflow-clip bg-paper text-ink">
      <CurrentLines
        seed={52}
        lines={16}
        height={480}
        lit={[6, 12]}
        className="absolute right-0 bottom-0 h-36 w-full lg:inset-y-0 lg:h-full lg:w-1/2 lg:mask-l-from-70%"
      />
      <div className="page-width section-gap relative max-lg:pb-40">
        <h2 className="max-w-[12ch] text-display">{b2bClosing.title}</h2>
        <p className="mt-6 max-w-[46ch] text-lead text-muted">{b2bClosing.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <BookingLink variant="gradient" size="lg">
            {b2bClosing.book}
          </BookingLink>
          <SiteLink
            href={PATHS.quiz}
            className={buttonClass({ variant: 'outline', size: 'lg', className: 'bg-paper' })}
          >
            {b2bClosing.quiz}
          </SiteLink>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
          {b2bClosing.reassurances.map((reassurance) => (
            <li key={reassurance}>{reassurance}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
