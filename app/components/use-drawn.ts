import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether to draw what only decorates: not in prerendered HTML, which carries words, and always where script runs. */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
