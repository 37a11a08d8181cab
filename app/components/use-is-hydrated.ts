import { startTransition, useEffect, useState } from 'react';

/** For drawings that are not in prerendered HTML, which carries words: false there, true soon after hydration. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // As a transition it is done in short slices, all drawings together.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
