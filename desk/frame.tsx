import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { deskFrame } from '#content/desk.ts';
import { DeskLogo } from './components/desk-logo.tsx';
import { NoticeProvider } from './components/notice.tsx';
import { DeskNavigation } from './desk-navigation.tsx';
import { KeyHelp } from './key-help.tsx';
import { SignOut } from './sign-out.tsx';
import { useChangePolling } from './use-change-polling.ts';
import { useHotLeadNotification } from './use-hot-lead-notification.ts';
import { useLastVisit } from './use-last-visit.ts';
import { useMe } from './use-me.ts';
import { useRowNavigation } from './use-row-navigation.ts';
import { UnseenCountProvider, useCountUnseenLeads } from './use-unseen-leads.ts';

/** The navigation is a column next to the page. On narrow screens it is a row above the page. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { email } = useMe();
  const [path] = useLocation();
  const latestState = useChangePolling();
  const unseenCount = useCountUnseenLeads(latestState?.newest, path === '/' || path === '/leads');
  useRowNavigation();
  useLastVisit();
  useHotLeadNotification(latestState?.hottest);
  return (
    <NoticeProvider>
      <UnseenCountProvider value={unseenCount}>
        {/* No link: the address may contain a search after the #. */}
        <button
          type="button"
          onClick={() => document.getElementById('content')?.focus()}
          className="sr-only rounded-control bg-brand px-4 py-2 text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:start-3 focus:z-20"
        >
          {deskFrame.skip}
        </button>
        <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_1fr]">
          <header className="border-b border-line bg-surface max-lg:flex max-lg:items-center max-lg:px-2 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e lg:border-b-0">
            <div className="flex items-center justify-between gap-3 max-lg:ps-2 max-sm:hidden lg:px-5 lg:pt-5">
              <DeskLogo />
              <span className="max-lg:hidden">
                <ThemeToggle />
              </span>
            </div>
            <DeskNavigation failed={latestState?.dead ?? 0} isFailing={(latestState?.failing ?? 0) > 0} />
            <div className="flex items-center justify-between gap-2 border-line lg:mt-auto lg:border-t lg:px-5 lg:py-3">
              <span className="truncate text-tiny text-muted max-lg:hidden" title={email}>
                {email}
              </span>
              <KeyHelp />
            </div>
            <div className="hidden px-3 pb-4 lg:block">
              <SignOut />
            </div>
          </header>
          <main id="content" tabIndex={-1} className="min-w-0 px-4 py-4 lg:px-8 lg:py-7">
            {children}
          </main>
        </div>
      </UnseenCountProvider>
    </NoticeProvider>
  );
}
