/** Links to the pages of the desk. On narrow screens, only the main pages are outside the menu. */

import { Link, useLocation } from 'wouter';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { deskFrame } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import BookingsIcon from '~icons/lucide/calendar-check';
import AnalyticsIcon from '~icons/lucide/chart-column';
import MoreIcon from '~icons/lucide/chevron-down';
import LeadsIcon from '~icons/lucide/inbox';
import SubscribersIcon from '~icons/lucide/mail';
import AuditLogIcon from '~icons/lucide/scroll-text';
import DeliveriesIcon from '~icons/lucide/send';
import SystemIcon from '~icons/lucide/server';
import TodayIcon from '~icons/lucide/sun';
import { Menu } from './components/menu.tsx';
import { useOriginList } from './people/origin-list.ts';
import { SignOut } from './sign-out.tsx';

const MAIN_PAGES = [
  ['/', deskFrame.pages.today, TodayIcon],
  ['/leads', deskFrame.pages.leads, LeadsIcon],
  ['/bookings', deskFrame.pages.bookings, BookingsIcon],
] as const;
const OTHER_PAGES = [
  ['/analytics', deskFrame.pages.analytics, AnalyticsIcon],
  ['/subscribers', deskFrame.pages.subscribers, SubscribersIcon],
  ['/deliveries', deskFrame.pages.deliveries, DeliveriesIcon],
  ['/audit-log', deskFrame.pages.auditLog, AuditLogIcon],
  ['/system', deskFrame.pages.system, SystemIcon],
] as const;

type DeliveryStates = {
  /** Failed deliveries, as many as the page of deliveries lists. */
  failed: number;
  /** True if deliveries have been retried for a while. */
  isFailing: boolean;
};

export function DeskNavigation(deliveries: DeliveryStates) {
  const [path] = useLocation();
  const { from } = useOriginList();
  // A person belongs to the list from which it was opened.
  const listPath = path.startsWith('/people') ? from : path;
  const renderLink = ([href, name, Icon]: (typeof MAIN_PAGES | typeof OTHER_PAGES)[number]) => {
    const isCurrent = href === '/' ? listPath === href : listPath.startsWith(href);
    return (
      <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className="desk-link">
        <Icon aria-hidden="true" className="size-4.5 shrink-0 max-md:hidden" />
        {name}
        {href === '/deliveries' && <FailedCount {...deliveries} />}
      </Link>
    );
  };
  return (
    <nav
      aria-label={deskFrame.navigation}
      className="flex grow flex-wrap items-center justify-between gap-1 py-1.5 sm:max-lg:justify-end lg:grid lg:grow-0 lg:grid-cols-1 lg:px-3 lg:pt-6"
    >
      {MAIN_PAGES.map(renderLink)}
      <div className="hidden lg:contents">{OTHER_PAGES.map(renderLink)}</div>
      <Menu
        className="lg:hidden"
        buttonClass="desk-link"
        button={
          <>
            {deskFrame.more}
            <FailedCount {...deliveries} />
            <MoreIcon aria-hidden="true" className="size-4" />
          </>
        }
      >
        {OTHER_PAGES.map(renderLink)}
        <div className="mt-1 flex items-center justify-between border-t border-line pt-1">
          <SignOut />
          <ThemeToggle />
        </div>
      </Menu>
    </nav>
  );
}

function FailedCount({ failed, isFailing }: DeliveryStates) {
  if (failed === 0 && !isFailing) return null;
  return (
    <span className="rounded-full bg-danger-wash px-2 font-mono text-tiny text-danger max-sm:px-1.5">
      <span aria-hidden="true">{failed || '!'}</span>
      <span className="sr-only">
        {failed > 0 ? fill(deskFrame.failedCount, { count: failed }) : deskFrame.failing}
      </span>
    </span>
  );
}
