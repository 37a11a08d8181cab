import { startTransition, useEffect, useState } from 'react';

/** False in prerendered HTML, true soon after hydration. For drawings that the HTML leaves out. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // A transition splits the work into short slices.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
