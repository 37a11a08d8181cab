import { useEffect } from 'react';
import { onKey } from './on-key.ts';

const ROW_LINK = '[data-row-link]';

/** The row that had the focus last. */
let lastRow = 0;

function moveFocus(rowCount: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
  const focusedRow = links.findIndex((link) =>
    (link.closest('tr, li') ?? link).contains(document.activeElement),
  );
  // After a change that removed the focused row, the next one is in its place.
  const row = focusedRow < 0 ? lastRow + Math.min(0, rowCount) : focusedRow + rowCount;
  lastRow = Math.min(links.length - 1, Math.max(0, row));
  links[lastRow]?.focus();
}

/** A click in a row follows its link, unless the click is on a control or text is selected. */
function followRowLink(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.defaultPrevented) return;
  if (event.target.closest('a, button, input, label, select, summary')) return;
  if (window.getSelection()?.toString()) return;
  const link = event.target.closest('tr')?.querySelector(ROW_LINK);
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** In every list, a click on a row opens it, and the keys j and k move the focus between rows. */
export function useRowNavigation(): void {
  useEffect(() => {
    const removeShortcuts = onKey({ j: () => moveFocus(1), k: () => moveFocus(-1) });
    document.addEventListener('click', followRowLink);
    return () => {
      removeShortcuts();
      document.removeEventListener('click', followRowLink);
    };
  }, []);
}
