import { useEffect } from 'react';
import { onKey } from './on-key.ts';

const LINK = '[data-row-link]';

function step(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(LINK)];
  const focusedRow = links.findIndex((link) => (link.closest('tr') ?? link).contains(document.activeElement));
  links[Math.min(links.length - 1, Math.max(0, focusedRow + by))]?.focus();
}

/** A click anywhere in a row follows its link, except on a control or while text is selected. */
function press(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.defaultPrevented) return;
  if (event.target.closest('a, button, input, label, select, summary')) return;
  if (window.getSelection()?.toString()) return;
  const link = event.target.closest('tr')?.querySelector(LINK);
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Rows of every list: clickable as a whole, j and k move between them. */
export function useRows(): void {
  useEffect(() => {
    const stop = onKey({ j: () => step(1), k: () => step(-1) });
    document.addEventListener('click', press);
    return () => {
      stop();
      document.removeEventListener('click', press);
    };
  }, []);
}
