import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Badge } from '#app/components/ui/badge.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { useIdleSteps } from '#app/components/use-idle-steps.ts';
import { useScrolled } from '#app/components/use-scrolled.ts';
import { BookingLink } from '#app/features/booking/booking-link.tsx';
import { labels } from '#content/labels.ts';
import { headerLinks, type NavLink } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { HEADER_SHADOW_AFTER_PX } from '#domain/timing.ts';
import FlameIcon from '~icons/lucide/flame';
import MenuIcon from '~icons/lucide/menu';
import CloseIcon from '~icons/lucide/x';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

function Marker({ marker }: { marker: NavLink['marker'] }) {
  if (marker === 'new')
    return (
      // Inside a line of its own: the underline of the current page then leaves it out.
      <span className="nav-new">
        <Badge tone="signal">{labels.isNew}</Badge>
      </span>
    );
  if (marker === 'hot') return <FlameIcon role="img" aria-label={labels.isHot} className="nav-hot" />;
  return null;
}

type NavLinksProps = { path: string | undefined; onChoose?: () => void; className: string };

function NavLinks({ path, onChoose, className }: NavLinksProps) {
  return headerLinks.map((link) => (
    <li key={link.href}>
      <a
        href={link.href}
        aria-current={link.href === path ? 'page' : undefined}
        onClick={onChoose}
        className={className}
      >
        {link.label}
        <Marker marker={link.marker} />
      </a>
    </li>
  ));
}

const isPastShadowLine = (position: number) => position > HEADER_SHADOW_AFTER_PX;

function QuizLink({ onChoose }: { onChoose?: () => void }) {
  return (
    <a
      href={PATHS.quiz}
      onClick={onChoose}
      className={buttonClass({ variant: 'outline', size: 'sm', className: 'nav:px-3' })}
    >
      {labels.quiz}
    </a>
  );
}

/** What never changes is made once, so that opening the menu renders only the menu's own state. */
const home = (
  <a href={PATHS.home} aria-label={labels.home(site.name)} className="home-link">
    <Logo />
  </a>
);
const WideNavigation = memo(({ path }: { path: string | undefined }) => (
  <nav aria-label={labels.navigation} className="wide-nav">
    <ul>
      <NavLinks path={path} className="nav-link" />
    </ul>
  </nav>
));
const actions = (
  <>
    <ThemeToggle />
    <div className="bar-links">
      <QuizLink />
      <BookingLink size="sm" className="nav:px-3">
        {labels.book}
      </BookingLink>
    </div>
  </>
);

const MenuContent = memo(function MenuContent({
  path,
  onChoose,
}: {
  path: string | undefined;
  onChoose: () => void;
}) {
  return (
    <>
      <ul>
        <NavLinks path={path} onChoose={onChoose} className="menu-link" />
        <li>
          <LanguageLinks path={path ?? PATHS.home} className="menu-link" />
        </li>
      </ul>
      <div className="mt-5 grid gap-3 md:hidden">
        <QuizLink onChoose={onChoose} />
        <BookingLink size="sm">{labels.book}</BookingLink>
      </div>
    </>
  );
});

export function Header({ path }: { path: string | undefined }) {
  const raised = useScrolled(isPastShadowLine);
  const [menuOpen, setMenuOpen] = useState(false);
  // Only script opens the menu: without it the same links stand in the footer.
  const hasMenu = useIdleSteps(1) > 0;
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!menuOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setMenuOpen(false);
      menuButton.current?.focus();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setMenuOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [menuOpen]);

  const closeMenu = useCallback(() => setMenuOpen(false), []);

  return (
    <header ref={header} data-raised={raised || undefined} className="site-header">
      <div className="site-bar page-width">
        {home}
        <WideNavigation path={path} />
        <div className="bar-actions">
          {actions}
          <button
            ref={menuButton}
            type="button"
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            aria-label={menuOpen ? labels.closeMenu : labels.openMenu}
            onClick={() => setMenuOpen(!menuOpen)}
            className="bar-button nav:hidden"
          >
            {menuOpen ? (
              <CloseIcon aria-hidden="true" className="size-6" />
            ) : (
              <MenuIcon aria-hidden="true" className="size-6" />
            )}
          </button>
        </div>
      </div>
      <nav id="mobile-menu" aria-label={labels.menu} data-open={menuOpen || undefined} className="site-menu">
        {hasMenu && <MenuContent path={path} onChoose={closeMenu} />}
      </nav>
    </header>
  );
}
