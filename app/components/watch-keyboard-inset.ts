/**
 * Keeps the focused field visible when the on-screen keyboard opens, and sets `--keyboard` to the height that it covers.
 * Only Safari needs the height: other browsers shrink the page (`interactive-widget`), and the value stays 0. Returns a
 * function that stops it.
 */
export function watchKeyboardInset(): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const rootStyle = document.documentElement.style;
  const updateInset = () => {
    const coveredHeight = innerHeight - viewport.height - viewport.offsetTop;
    rootStyle.setProperty(
      '--keyboard',
      `${viewport.scale > 1 ? 0 : Math.max(0, Math.round(coveredHeight))}px`,
    );
  };
  const onResize = () => {
    updateInset();
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement) focused.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', onResize);
  viewport.addEventListener('scroll', updateInset);
  return () => {
    viewport.removeEventListener('resize', onResize);
    viewport.removeEventListener('scroll', updateInset);
    rootStyle.removeProperty('--keyboard');
  };
}
