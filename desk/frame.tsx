import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { deskFrame } from '#content/desk.ts';
import PicturesIcon from '~icons/lucide/chart-column';
import AccessIcon from '~icons/lucide/eye';
import LeadsIcon from '~icons/lucide/inbox';
import SignOutIcon from '~icons/lucide/log-out';
import SubscribersIcon from '~icons/lucide/mail';
import DeliveriesIcon from '~icons/lucide/send';
import SystemIcon from '~icons/lucide/server';
import { answerOf, api } from './api.ts';
import { DeskLogo } from './components/desk-logo.tsx';
import { NoticeProvider } from './components/notice.tsx';
import { KeyHelp } from './key-help.tsx';
import { usePulse } from './use-pulse.ts';

const PAGES = [
  { path: '/', name: deskFrame.pages.leads, Icon: LeadsIcon },
  { path: '/pictures', name: deskFrame.pages.pictures, Icon: PicturesIcon },
  { path: '/deliveries', name: deskFrame.pages.deliveries, Icon: DeliveriesIcon },
  { path: '/subscribers', name: deskFrame.pages.subscribers, Icon: SubscribersIcon },
  { path: '/access', name: deskFrame.pages.access, Icon: AccessIcon },
  { path: '/system', name: deskFrame.pages.system, Icon: SystemIcon },
] as const;

export function DeskFrame({ email, children }: { email: string; children: ReactNode }) {
  const pulse = usePulse();
  const client = useQueryClient();
  const [path] = useLocation();
  const signOut = async () => {
    await answerOf(api['sign-out'].$post());
    client.clear();
    window.location.assign('/desk');
  };
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of pages is longer than the screen.
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current=page]');
    if (path) link?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [path]);
  const current = (to: string) =>
    to === '/' ? path === '/' || path.startsWith('/people') : path.startsWith(to);
  return (
    <NoticeProvider>
      <a
        href="#content"
        className="sr-only rounded-control bg-brand px-4 py-2 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-20"
      >
        {deskFrame.skip}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr]">
        <header className="border-b border-line bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
          <div className="flex items-center justify-between gap-3 px-4 pt-3 lg:px-5 lg:pt-5">
            <DeskLogo />
            <ThemeToggle />
          </div>
          <nav
            ref={nav}
            aria-label={deskFrame.navigation}
            className="flex gap-1 overflow-x-auto px-3 pt-2 pb-2 lg:grid lg:px-3 lg:pt-6"
          >
            {PAGES.map(({ path: to, name, Icon }) => (
              <Link
                key={to}
                href={to}
                aria-current={current(to) ? 'page' : undefined}
                className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-3 font-semibold text-muted hover:bg-raised hover:text-ink aria-[current=page]:bg-brand-wash aria-[current=page]:text-brand lg:pointer-fine:min-h-9"
              >
                <Icon aria-hidden="true" className="size-4.5" />
                {name}
                {to === '/deliveries' && pulse !== undefined && pulse.dead > 0 && (
                  <span className="rounded-full bg-danger-wash px-2 font-mono text-tiny text-danger">
                    {pulse.dead}
                    <span className="sr-only"> {deskFrame.stuck(pulse.dead)}</span>
                  </span>
                )}
              </Link>
            ))}
          </nav>
          <div className="hidden items-center justify-between gap-2 border-t border-line px-5 py-3 lg:mt-auto lg:flex">
            <span className="truncate text-tiny text-muted" title={email}>
              {email}
            </span>
            <KeyHelp />
          </div>
          <div className="absolute top-3 right-16 lg:static lg:px-3 lg:pb-4">
            <button
              type="button"
              onClick={signOut}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-control px-3 font-semibold text-muted hover:bg-raised hover:text-ink lg:w-full lg:pointer-fine:min-h-9"
            >
              <SignOutIcon aria-hidden="true" className="size-4.5" />
              {deskFrame.signOut}
            </button>
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 lg:px-8 lg:py-7">
          {children}
        </main>
      </div>
    </NoticeProvider>
  );
}
