import { useEffect } from 'react';

/**
 * Keeps --keyboard at the height that an on-screen keyboard covers. Browsers that shrink the page for it
 * (interactive-widget) leave it at 0; Safari only shrinks the visual viewport.
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
