import { useEffect } from 'react';

/** Calls `tell` with the hash of the URL, even if the link was pressed before this script ran. */
export function useHash(tell: (id: string) => void): void {
  useEffect(() => {
    const read = () => tell(window.location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [tell]);
}
