/**
 * Sets `--keyboard` to the height that the on-screen keyboard covers. Only needed in Safari: other browsers shrink the
 * page (`interactive-widget`), and the value stays 0. Returns a function that stops it.
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
  viewport.addEventListener('resize', updateInset);
  viewport.addEventListener('scroll', updateInset);
  return () => {
    viewport.removeEventListener('resize', updateInset);
    viewport.removeEventListener('scroll', updateInset);
    rootStyle.removeProperty('--keyboard');
  };
}
