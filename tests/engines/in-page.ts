/** What the stage puts into every page before its own scripts. Runs in the browser: nothing from outside can be used in it. */
export type PageSettings = { themeKey: string; theme: string | undefined; storage: 'kept' | 'refused' };

export type InPage = {
  /** Moves time ahead and runs what falls due, in order. Time goes on by itself besides. */
  skip: (milliseconds: number) => Promise<void>;
  /** How long the loading screen was seen, in real milliseconds. */
  loadingScreen: number | undefined;
};

export function prepare({ themeKey, theme, storage }: PageSettings): void {
  const report = (what: string) => navigator.sendBeacon('/stage/problem', what);
  const realError = console.error;
  console.error = (...words) => {
    report(`console: ${words.join(' ')}`);
    realError(...words);
  };
  window.addEventListener(
    'error',
    ({ target, message }) =>
      report(target instanceof HTMLElement ? `not loaded: ${target.outerHTML}` : `error: ${message}`),
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));

  if (storage === 'refused')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is refused', 'SecurityError');
        },
      });
  else if (theme) localStorage.setItem(themeKey, theme);

  let ahead = 0;
  let last = 0;
  type Timer = { at: number; run: () => void; handle: number };
  const timers = new Map<number, Timer>();
  const [realNow, realDate, realSet, realClear] = [
    performance.now.bind(performance),
    Date.now,
    window.setTimeout.bind(window),
    window.clearTimeout.bind(window),
  ];
  const now = () => realNow() + ahead;
  const add = (run: () => void, delay: number, id: number) => {
    const fire = () => {
      timers.delete(id);
      run();
    };
    timers.set(id, { at: now() + delay, run: fire, handle: realSet(fire, delay) });
    return id;
  };
  const remove = (id?: number) => {
    realClear(timers.get(id ?? 0)?.handle);
    timers.delete(id ?? 0);
  };
  type Handler = (...words: unknown[]) => void;
  const after = (run: Handler, delay = 0, ...words: unknown[]) => add(() => run(...words), delay, ++last);
  const every = (run: Handler, delay = 0, ...words: unknown[]) => {
    const id = ++last;
    const again = () => {
      add(again, delay, id);
      run(...words);
    };
    return add(again, delay, id);
  };
  performance.now = now;
  Date.now = () => realDate() + ahead;
  Object.assign(window, {
    setTimeout: after,
    setInterval: every,
    clearTimeout: remove,
    clearInterval: remove,
  });

  const inPage: InPage = {
    loadingScreen: undefined,
    skip: async (milliseconds) => {
      const goal = now() + milliseconds;
      for (;;) {
        const [id, due] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || !due || due.at > goal) break;
        ahead += Math.max(0, due.at - now());
        realClear(due.handle);
        due.run();
        // What a timer sets off, such as a render, comes before the next timer.
        await new Promise((done) => realSet(done, 0));
      }
      ahead += Math.max(0, goal - now());
    },
  };
  Object.assign(window, { inPage });

  const watch = new MutationObserver(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (!document.body || document.getElementById('loading-screen') || !painted) return;
    inPage.loadingScreen = realNow() - painted.startTime;
    watch.disconnect();
  });
  document.addEventListener('DOMContentLoaded', () =>
    watch.observe(document.body, { childList: true, subtree: true }),
  );
}
