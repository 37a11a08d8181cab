/** The pages of the desk, all in sight at any width: two rows on a phone, one on a tablet, a column beside the page. */
import { Link, useLocation } from 'wouter';
import { deskFrame } from '#content/desk.ts';
import PicturesIcon from '~icons/lucide/chart-column';
import AccessIcon from '~icons/lucide/eye';
import LeadsIcon from '~icons/lucide/inbox';
import SubscribersIcon from '~icons/lucide/mail';
import DeliveriesIcon from '~icons/lucide/send';
import SystemIcon from '~icons/lucide/server';
import { usePulse } from './use-pulse.ts';

const PAGES = [
  { path: '/', name: deskFrame.pages.leads, Icon: LeadsIcon },
  { path: '/pictures', name: deskFrame.pages.pictures, Icon: PicturesIcon },
  { path: '/deliveries', name: deskFrame.pages.deliveries, Icon: DeliveriesIcon },
  { path: '/subscribers', name: deskFrame.pages.subscribers, Icon: SubscribersIcon },
  { path: '/access', name: deskFrame.pages.access, Icon: AccessIcon },
  { path: '/system', name: deskFrame.pages.system, Icon: SystemIcon },
] as const;

export function DeskPages() {
  const pulse = usePulse();
  const [path] = useLocation();
  const isCurrent = (to: string) =>
    to === '/' ? path === '/' || path.startsWith('/people') : path.startsWith(to);
  return (
    <nav
      aria-label={deskFrame.navigation}
      className="relative grid grid-cols-3 gap-1 px-3 py-2 md:flex lg:grid lg:grid-cols-1 lg:pt-6"
    >
      {PAGES.map(({ path: to, name, Icon }) => (
        <Link key={to} href={to} aria-current={isCurrent(to) ? 'page' : undefined} className="desk-link">
          <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
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
