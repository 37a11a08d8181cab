/** The pages of the desk, all in sight at any width and in an order that fills the rows: two rows on a phone, one on a tablet, a column beside the page. */
import { Link, useLocation } from 'wouter';
import { deskFrame } from '#content/desk.ts';
import BookingsIcon from '~icons/lucide/calendar-check';
import PicturesIcon from '~icons/lucide/chart-column';
import AccessIcon from '~icons/lucide/eye';
import LeadsIcon from '~icons/lucide/inbox';
import SubscribersIcon from '~icons/lucide/mail';
import DeliveriesIcon from '~icons/lucide/send';
import SystemIcon from '~icons/lucide/server';
import { useCameFrom } from './people/came-from.ts';
import { usePulse } from './use-pulse.ts';

const PAGES = [
  { path: '/', name: deskFrame.pages.leads, Icon: LeadsIcon },
  { path: '/bookings', name: deskFrame.pages.bookings, Icon: BookingsIcon },
  { path: '/pictures', name: deskFrame.pages.pictures, Icon: PicturesIcon },
  { path: '/subscribers', name: deskFrame.pages.subscribers, Icon: SubscribersIcon },
  { path: '/deliveries', name: deskFrame.pages.deliveries, Icon: DeliveriesIcon },
  { path: '/access', name: deskFrame.pages.access, Icon: AccessIcon },
  { path: '/system', name: deskFrame.pages.system, Icon: SystemIcon },
] as const;

export function DeskPages() {
  const pulse = usePulse();
  const [path] = useLocation();
  const list = useCameFrom();
  const isCurrent = (to: string) => {
    if (path.startsWith('/people')) return to === list;
    return to === '/' ? path === '/' : path.startsWith(to);
  };
  return (
    <nav
      aria-label={deskFrame.navigation}
      className="relative flex flex-wrap gap-1 px-3 py-2 lg:grid lg:grid-cols-1 lg:pt-6"
    >
      {PAGES.map(({ path: to, name, Icon }) => (
        <Link
          key={to}
          href={to}
          aria-current={isCurrent(to) ? 'page' : undefined}
          className="desk-link max-md:grow max-md:basis-[18%] sm:max-md:basis-[22%]"
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0 max-lg:hidden" />
          {name}
          {to === '/deliveries' && pulse !== undefined && pulse.dead > 0 && (
            <span className="rounded-full bg-danger-wash px-2 font-mono text-tiny text-danger max-sm:px-1.5">
              {pulse.dead}
              <span className="sr-only"> {deskFrame.stuck(pulse.dead)}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
