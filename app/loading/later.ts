import { useEffect, useState } from 'react';

export type Later<T> = { fetch: () => Promise<T>; ready: () => T | undefined };

/** A failed fetch is forgotten, so that the next use tries again. */
export function later<T>(load: () => Promise<T>): Later<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  return {
    ready: () => value,
    fetch: async () => {
      loading ??= load();
      try {
        value = await loading;
        return value;
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
}

/** Starts the fetches; what fails now is tried again where it is needed. */
export function prefetch(...parts: Later<unknown>[]): void {
  for (const part of parts) part.fetch().catch(() => {});
}

/** The part once it is there; `failed` while the last try did not bring it. */
export function useLater<T>({ fetch, ready }: Later<T>): {
  value: T | undefined;
  failed: boolean;
  retry: () => void;
} {
  const [value, setValue] = useState(ready);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    let gone = false;
    fetch().then(
      (loaded) => !gone && setValue(() => loaded),
      () => !gone && setFailedTry(tries),
    );
    return () => {
      gone = true;
    };
  }, [fetch, tries]);
  return { value, failed: !value && failedTry === tries, retry: () => setTries(tries + 1) };
}
