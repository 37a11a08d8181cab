import type { ReactNode } from 'react';
import { labels } from '#content/shell/labels.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffers } from './language-offers.tsx';
import { Shortcuts } from './shortcuts.tsx';

type SiteFrameProps = {
  /** Path of the page. Header and footer mark links to it. Undefined on pages that no link points to. */
  path?: string;
  children: ReactNode;
};

/** Header, footer and floating buttons of every page except the quiz. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  return (
    <>
      <a href="#main" className="skip-link">
        {labels.skip}
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className="site-main pt-(--header-height)">
        {children}
      </main>
      <Footer path={path} />
      {path && <LanguageOffers path={path} />}
      <Shortcuts />
    </>
  );
}
