import { afterPaint } from '#app/components/scheduling.ts';

/** Fills, opens and closes the menu on small screens. Without script the footer has the same links. */
export function startMenu(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const button = header?.querySelector<HTMLButtonElement>('[aria-controls="mobile-menu"]');
  const menu = document.getElementById('mobile-menu');
  if (!header || !button || !menu) return;
  const isOpen = () => button.ariaExpanded === 'true';
  const fill = () => {
    const template = menu.querySelector('template');
    if (!template) return;
    const links = header.querySelectorAll('.wide-nav li');
    template.content.querySelector('ul')?.prepend(...[...links].map((link) => link.cloneNode(true)));
    template.replaceWith(template.content);
  };
  const setOpen = (open: boolean) => {
    if (open === isOpen()) return;
    fill();
    button.ariaExpanded = String(open);
    menu.toggleAttribute('data-open', open);
    // Locking updates the whole page, so the menu is painted first.
    afterPaint(() => document.documentElement.toggleAttribute('data-menu-open', isOpen()));
  };
  const closeIfOutside = ({ target }: Event) => {
    if (target instanceof Node && !header.contains(target)) setOpen(false);
  };
  // Before the click, so that the click only shows the menu.
  button.addEventListener('pointerdown', fill);
  button.addEventListener('click', () => setOpen(!isOpen()));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  });
  document.addEventListener('pointerdown', closeIfOutside);
  document.addEventListener('focusin', closeIfOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
}
