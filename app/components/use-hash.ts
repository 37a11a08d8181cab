import { useEffect } from 'react';

/** Events of an address that changes: the browser's, and those that the router adds. */
const ADDRESS_EVENTS = ['hashchange', 'popstate', 'pushState'];

/** Tells which place of the page its address names, also when the link was pressed before this script. */
export function useHash(tell: (id: string) => void): void {
  useEffect(() => {
    const read = () => tell(window.location.hash.slice(1));
    read();
    for (const event of ADDRESS_EVENTS) addEventListener(event, read);
    return () => {
      for (const event of ADDRESS_EVENTS) removeEventListener(event, read);
    };
  }, [tell]);
}
