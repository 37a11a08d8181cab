import { useSyncExternalStore } from 'react';

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** False while the tab is in the background. */
export const useIsVisible = (): boolean => useSyncExternalStore(watchVisibility, () => !document.hidden);
