import { useEffect } from 'react';

/** Calls `onHash` with the hash of the URL, even if the link was pressed before this script ran. */
export function useHash(onHash: (id: string) => void): void {
  useEffect(() => {
    const reportHash = () => onHash(window.location.hash.slice(1));
    reportHash();
    addEventListener('hashchange', reportHash);
    return () => removeEventListener('hashchange', reportHash);
  }, [onHash]);
}
