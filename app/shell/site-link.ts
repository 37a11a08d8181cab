/** Returns the link on which an event happened, if it leads to this site and opens in this tab. */
export function findSiteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download'))
    return link;
}

/** True for a plain click, without modifier keys. */
export const isPlainClick = (event: MouseEvent) =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
