import { startTransition, useEffect, useState } from 'react';

/** Whether to draw what only decorates: not in prerendered HTML, which carries words, but soon after script runs. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  // As a transition it is done in short slices, all drawings together.
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return drawn;
}
