import { LOAD_RETRIES } from '#domain/timing.ts';

/** Code that is fetched when it is wanted. No promise of it ever rejects. */
export type Later<T> = {
  /** What has arrived so far. */
  ready: () => T | undefined;
  arrived: Promise<T>;
  /** One try: undefined if it failed. */
  attempt: () => Promise<T | undefined>;
  /** Tries until it has arrived: after growing waits, when the connection returns, and when asked to. */
  fetch: () => Promise<T>;
  /** Failed tries in a row. */
  failures: () => number;
  /** The visitor asks: forgets past failures and tries at once. */
  retry: () => void;
  subscribe: (onChange: () => void) => () => void;
};

const RETRY_EVENT = 'retry-loading';

/** Tries everything again that is being waited for. */
export const retryAll = () => dispatchEvent(new Event(RETRY_EVENT));

function nextTry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const waited = new AbortController();
    const done = () => {
      clearTimeout(timer);
      waited.abort();
      resolve();
    };
    const timer = setTimeout(done, LOAD_RETRIES[failures - 1] ?? LOAD_RETRIES.at(-1));
    for (const event of ['online', RETRY_EVENT]) addEventListener(event, done, waited);
  });
}

/** Firefox never asks again for a file that failed once, but names it: under another address it is a new file. */
function otherAddress(error: unknown, failures: number): string | undefined {
  const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
  return address && navigator.userAgent.includes('Firefox') ? `${address}?again=${failures}` : undefined;
}

/** A named export of a module of its own. */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Later<Module[Name]> {
  type T = Module[Name];
  let resolve: (value: T) => void = () => {};
  const arrived = new Promise<T>((settle) => {
    resolve = settle;
  });
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let trying: Promise<T | undefined> | undefined;
  let fetching = false;
  let failures = 0;
  let instead: string | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const oneTry = async () => {
    try {
      const module = await (instead ? import(/* @vite-ignore */ instead) : load());
      value = module[name] as T;
      resolve(value);
      failures = 0;
    } catch (error) {
      failures += 1;
      instead = otherAddress(error, failures);
    }
    trying = undefined;
    tell();
    return value;
  };
  const attempt = async () => {
    if (value) return value;
    trying ??= oneTry();
    return trying;
  };
  const untilArrived = async () => {
    while (!(await attempt())) await nextTry(failures);
  };

  return {
    ready: () => value,
    arrived,
    attempt,
    fetch: () => {
      if (!fetching) untilArrived();
      fetching = true;
      return arrived;
    },
    failures: () => failures,
    retry: () => {
      failures = 0;
      tell();
      retryAll();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Starts the fetches; what fails now is tried again where it is needed. */
export function prefetch(...parts: Later<unknown>[]): void {
  for (const part of parts) part.attempt();
}
