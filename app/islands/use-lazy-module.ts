import { useEffect, useSyncExternalStore } from 'react';
import type { LazyModule } from './lazy-module.ts';

const getServerValue = () => undefined;

/**
 * `value` is the export, or undefined until it is loaded. `hasFailed` is true after a failed attempt, until one succeeds.
 */
export function useLazyModule<T>(module: LazyModule<T>): {
  value: T | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const value = useSyncExternalStore(module.subscribe, module.value, getServerValue);
  const failures = useSyncExternalStore(module.subscribe, module.failures, () => 0);
  useEffect(() => {
    module.load();
  }, [module]);
  return { value, hasFailed: !value && failures > 0, retry: module.retry };
}
