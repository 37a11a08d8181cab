import { useEffect, useSyncExternalStore } from 'react';
import type { Later } from './later.ts';

const none = () => undefined;

/** The part once it is there; `failed` while it is being tried again. */
export function useLater<T>(part: Later<T>): { value: T | undefined; failed: boolean; retry: () => void } {
  const value = useSyncExternalStore(part.subscribe, part.ready, none);
  const failures = useSyncExternalStore(part.subscribe, part.failures, () => 0);
  useEffect(() => {
    part.fetch();
  }, [part]);
  return { value, failed: !value && failures > 0, retry: part.retry };
}
