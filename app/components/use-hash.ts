import { useEffect } from 'react';

/** Tells which place of the page its address names, also when the link was pressed before this script. */
export function useHash(tell: (id: string) => void): void {
  useEffect(() => {
    const read = () => tell(window.location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [tell]);
}
