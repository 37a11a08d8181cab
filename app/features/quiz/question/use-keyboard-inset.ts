import { useEffect } from 'react';

/**
 * Sets `--keyboard` to the height that the on-screen keyboard covers. Only needed in Safari: other browsers shrink the
 * page (`interactive-widget`), and the value stays 0.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement.style;
    const measure = () => {
      const covered = innerHeight - viewport.height - viewport.offsetTop;
      root.setProperty('--keyboard', `${viewport.scale > 1 ? 0 : Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      root.removeProperty('--keyboard');
    };
  }, []);
}
