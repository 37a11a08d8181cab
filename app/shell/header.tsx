import { Badge } from '#app/components/ui/badge.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { labels } from '#content/shell/labels.ts';
import { headerLinks, type NavLink } from '#content/shell/navigation.ts';
import { pathTo } from '#domain/paths.ts';
import FlameIcon from '~icons/lucide/flame';
import MenuIcon from '~icons/lucide/menu';
import CloseIcon from '~icons/lucide/x';
import { BarLanguage } from './bar-language.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

function Marker({ marker }: { marker: NavLink['marker'] }) {
  if (marker === 'new')
    return (
      <span className="flex leading-none">
        <Badge tone="signal" className="px-1.5 text-[0.6875rem] tracking-normal bar:px-1">
          {labels.isNew}
        </Badge>
      </span>
    );
  if (marker === 'hot') return <FlameIcon role="img" aria-label={labels.isHot} className="nav-hot" />;
  return null;
}

/** Width of the header in pixels without name, icons and gaps, on the narrowest screen with all links on one line. */
const AVAILABLE_WIDTH = 960;
const LETTER_WIDTH = 7.2;
const LINK_PADDING = 12;

const MENU_BUTTON_WIDTH = 44;

/** How many links fit on one line between name and buttons. The others are in the menu, whose button needs space too. */
export function countFittingLinks(links: readonly string[], buttons: readonly string[]): number {
  let width = buttons.join('').length * LETTER_WIDTH;
  const ends = links.map((label) => {
    width += label.length * LETTER_WIDTH + LINK_PADDING;
    return width;
  });
  if (width <= AVAILABLE_WIDTH) return links.length;
  return ends.filter((end) => end <= AVAILABLE_WIDTH - MENU_BUTTON_WIDTH).length;
}

const shownCount = countFittingLinks(
  headerLinks.map(({ label }) => label),
  [labels.quiz, labels.book],
);
/** Class of the menu: with all links in the bar, there is none. */
const hideInBar = shownCount < headerLinks.length ? '' : 'bar:hidden';

const quizLink = (
  <a href={pathTo('quiz')} className={buttonClass({ variant: 'outline', size: 'sm' })}>
    {labels.quiz}
  </a>
);

/** menu.ts opens and closes the menu. Label and icon follow `aria-expanded`. */
const menuButton = (
  <button
    type="button"
    aria-expanded="false"
    aria-controls="mobile-menu"
    className={`group bar-button -me-3 ${hideInBar}`}
  >
    <span className="sr-only group-aria-expanded:hidden">{labels.openMenu}</span>
    <span className="sr-only hidden group-aria-expanded:block">{labels.closeMenu}</span>
    <MenuIcon aria-hidden="true" className="size-6 group-aria-expanded:hidden" />
    <CloseIcon aria-hidden="true" className="hidden size-6 group-aria-expanded:block" />
  </button>
);

export function Header({ path }: { path: string | undefined }) {
  return (
    <header className="site-header" data-in-line>
      <div className="site-bar page-width flex h-(--header-height) items-center gap-2 bar:[--container-page:--spacing(344)]">
        <a href={pathTo('home')} aria-label={labels.home} className="flex min-w-8 rounded-control">
          <Logo />
        </a>
        <nav aria-label={labels.navigation} className="wide-nav hidden shrink-0 grow bar:block">
          <ul className="flex items-center justify-evenly">
            {headerLinks.map((link, i) => (
              <li key={link.href} data-offer={link.isOffer} data-in-bar={i < shownCount || undefined}>
                <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
                  {link.label}
                  <Marker marker={link.marker} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-2 bar:ms-0 bar:gap-1.5">
          <div className="hidden items-center md:flex">
            <BarLanguage path={path ?? pathTo('home')} />
            <ThemeToggle />
          </div>
          <div className="bar-links">
            {quizLink}
            <BookingLink size="sm">{labels.book}</BookingLink>
          </div>
          {menuButton}
        </div>
      </div>
      <nav id="mobile-menu" aria-label={labels.menu} className={`site-menu ${hideInBar}`}>
        {/* Not part of the page until the menu is first opened. */}
        <template>
          <ul>
            <li>
              <LanguageLinks path={path ?? pathTo('home')} />
              <ThemeToggle className="ms-auto md:hidden" />
            </li>
          </ul>
          <div className="menu-actions">
            <BookingLink>{labels.book}</BookingLink>
            {quizLink}
          </div>
        </template>
      </nav>
    </header>
  );
}
