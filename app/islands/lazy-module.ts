import { LOAD_RETRIES } from '#domain/timing.ts';

/** A named export of a module that is loaded when it is needed. Its promises never reject. */
export type LazyModule<T> = {
  /** The export; undefined until it has been loaded. */
  value: () => T | undefined;
  /** Makes one attempt. Resolves to undefined if it fails. */
  tryLoad: () => Promise<T | undefined>;
  /** Retries until it succeeds: after growing delays, when the connection returns, and after `retryAll`. */
  load: () => Promise<T>;
  /** Failed attempts in a row. */
  failures: () => number;
  /** Called when the visitor retries: resets the failures and tries at once. */
  retry: () => void;
  subscribe: (onChange: () => void) => () => void;
};

/** Sent when the visitor retries, or clicks something whose code is missing. */
export const RETRY_EVENT = 'retry-loading';

/** Retries all modules that are still waiting. */
export const retryAll = () => dispatchEvent(new Event(RETRY_EVENT));

function waitForNextTry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const waitController = new AbortController();
    const endWait = () => {
      clearTimeout(timer);
      waitController.abort();
      resolve();
    };
    const timer = setTimeout(endWait, LOAD_RETRIES[failures - 1] ?? LOAD_RETRIES.at(-1));
    for (const event of ['online', RETRY_EVENT]) addEventListener(event, endWait, waitController);
  });
}

/**
 * Older Firefox versions never fetch a failed module again. The error contains the URL of the module. With another query
 * string, Firefox treats it as a new module. https://github.com/whatwg/html/issues/6768
 */
function getRetryUrl(error: unknown, failures: number): string | undefined {
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
  return url && navigator.userAgent.includes('Firefox') ? `${url}?again=${failures}` : undefined;
}

export function lazyModule<Module, Name extends keyof Module>(
  fetchModule: () => Promise<Module>,
  name: Name,
): LazyModule<Module[Name]> {
  type T = Module[Name];
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let currentTry: Promise<T | undefined> | undefined;
  let pendingLoad: Promise<T> | undefined;
  let failures = 0;
  let retryUrl: string | undefined;

  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const tryOnce = async () => {
    try {
      const module = await (retryUrl ? import(/* @vite-ignore */ retryUrl) : fetchModule());
      value = module[name] as T;
      failures = 0;
    } catch (error) {
      failures += 1;
      retryUrl = getRetryUrl(error, failures);
    }
    currentTry = undefined;
    notifyListeners();
    return value;
  };
  const tryLoad = async () => {
    if (value) return value;
    currentTry ??= tryOnce();
    return currentTry;
  };
  const loadUntilSuccess = async (): Promise<T> => {
    const loaded = await tryLoad();
    if (loaded) return loaded;
    await waitForNextTry(failures);
    return loadUntilSuccess();
  };

  return {
    value: () => value,
    tryLoad,
    load: () => {
      pendingLoad ??= loadUntilSuccess();
      return pendingLoad;
    },
    failures: () => failures,
    retry: () => {
      failures = 0;
      notifyListeners();
      retryAll();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
