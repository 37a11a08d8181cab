import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKeys } from './use-keys.ts';

const ROW_LINK = '[data-row-link]';

const rowLinks = () => [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
/** Index of the row that contains the element, or -1. */
const rowIndexOf = (links: readonly HTMLElement[], element: Element | null) =>
  links.findIndex((link) => (link.closest('tr, li') ?? link).contains(element));

/** The row that had the focus last. */
let lastRow = 0;

function moveFocus(rowCount: number): void {
  const links = rowLinks();
  const focusedRow = rowIndexOf(links, document.activeElement);
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

/** The control that was pressed last. Null as soon as another one has the focus. */
let pressed: HTMLElement | null = null;
/** First the rows after its own row, then those before it. */
let otherRows: HTMLElement[] = [];
/** True if the press changed something. */
let mayLoseFocus = false;

function rememberPressed({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('a, button, input, select') : null;
  const links = rowLinks();
  const row = rowIndexOf(links, pressed);
  otherRows = row < 0 ? [] : [...links.slice(row + 1), ...links.slice(0, row).reverse()];
  mayLoseFocus = false;
}

/**
 * A change disables the control that was pressed, or removes it when the new data arrives. Then the focus returns to
 * it, goes to the row in its place, or to the page.
 */
function restoreFocus(): void {
  if (!pressed || !mayLoseFocus || document.activeElement !== document.body) return;
  // Not by the number of the row: the same answer may have brought new rows.
  const rowLink = otherRows.find((link) => link.isConnected);
  const place = pressed.checkVisibility() ? pressed : (rowLink ?? document.getElementById('content'));
  place?.focus({ preventScroll: true });
}

/** In every list, a click on a row opens it, and the keys j and k move the focus between rows. */
export function useRowNavigation(): void {
  const client = useQueryClient();
  const isChanging = useIsMutating() > 0;
  const isReading = useIsFetching() > 0;
  useKeys({ j: () => moveFocus(1), k: () => moveFocus(-1) });
  useEffect(() => {
    if (!isChanging && !isReading) restoreFocus();
  }, [isChanging, isReading]);
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('click', followRowLink, listeners);
    for (const name of ['click', 'change'])
      document.addEventListener(name, rememberPressed, { signal: listeners.signal, capture: true });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target !== pressed) pressed = null;
      },
      listeners,
    );
    const stopWatching = client.getMutationCache().subscribe(({ type }) => {
      if (type === 'added') mayLoseFocus = true;
    });
    return () => {
      stopWatching();
      listeners.abort();
    };
  }, [client]);
}
