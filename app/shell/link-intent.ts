/** Tells the path of a link of this site when the visitor points at it or focuses it. */
export function onLinkIntent(act: (path: string) => void): void {
  const tell = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin) act(link.pathname);
  };
  addEventListener('pointerover', tell, { passive: true });
  addEventListener('focusin', tell);
}
