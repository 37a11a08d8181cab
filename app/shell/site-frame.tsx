import type { ReactNode } from 'react';
import { ChatButton } from '#app/features/chat/chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header, footer and the floating buttons: what every page but the quiz stands in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-24 rounded-control bg-brand px-4 py-3 font-semibold text-brand-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="pt-(--header-height)">
        {children}
      </main>
      <Footer />
      <aside aria-label="Shortcuts">
        <ScrollToTop />
        <ChatButton />
      </aside>
    </>
  );
}
