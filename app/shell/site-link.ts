/** The link of this site that an event is about, if it opens in this tab. */
export function siteLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download'))
    return link;
}

/** Pressed to follow the link, not to open it elsewhere. */
export const isPlainPress = (event: MouseEvent) =>
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
