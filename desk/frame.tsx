import type { ReactNode } from 'react';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { deskFrame } from '#content/desk.ts';
import { DeskLogo } from './components/desk-logo.tsx';
import { NoticeProvider } from './components/notice.tsx';
import { DeskPages } from './desk-pages.tsx';
import { KeyHelp } from './key-help.tsx';
import { SignOut } from './sign-out.tsx';

export function DeskFrame({ email, children }: { email: string; children: ReactNode }) {
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
          <DeskPages />
          <div className="hidden items-center justify-between gap-2 border-t border-line px-5 py-3 lg:mt-auto lg:flex">
            <span className="truncate text-tiny text-muted" title={email}>
              {email}
            </span>
            <KeyHelp />
          </div>
          <div className="absolute top-3 right-16 lg:static lg:px-3 lg:pb-4">
            <SignOut />
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 lg:px-8 lg:py-7">
          {children}
        </main>
      </div>
    </NoticeProvider>
  );
}
