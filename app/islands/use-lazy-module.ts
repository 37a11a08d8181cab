import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';

const noValue = () => undefined;

/** `value` is the export once it is loaded; `failed` is true while it is being retried. */
export function useLazyModule<T>(module: LazyModule<T>): {
  value: T | undefined;
  failed: boolean;
  retry: () => void;
} {
  const value = useSyncExternalStore(module.subscribe, module.value, noValue);
  const failures = useSyncExternalStore(module.subscribe, module.failures, () => 0);
  useEffect(() => {
    module.load();
  }, [module]);
  return { value, failed: !value && failures > 0, retry: module.retry };
}
