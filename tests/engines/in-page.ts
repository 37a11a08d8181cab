/** The proxy injects `preparePage` into every page, before other scripts. So the function must not use imports. */
export type PageSettings = { themeKey: string; theme: string | undefined };

type InPage = {
  /** Advances the clock and runs due timers in order. Real time also passes. */
  skipTime: (milliseconds: number) => Promise<void>;
  /** Returns visible elements whose label or text starts with these words. */
  findVisible: (selector: string, words: string) => HTMLElement[];
};
declare global {
  var inPage: InPage;
}

export function preparePage({ themeKey, theme }: PageSettings): void {
  const report = (problem: string) => navigator.sendBeacon('/stage/problem', problem);
  const realError = console.error;
  console.error = (...words) => {
    report(`console: ${words.join(' ')}`);
    realError(...words);
  };
  addEventListener(
    'error',
    ({ target, message }) =>
      report(target instanceof HTMLElement ? `not loaded: ${target.outerHTML}` : `error: ${message}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));

  if (theme) localStorage.setItem(themeKey, theme);

  let skippedMs = 0;
  let lastId = 0;
  const timers = new Map<number, { dueAt: number; fire: () => void; handle: number }>();
  const realPerformanceNow = performance.now.bind(performance);
  const realDateNow = Date.now;
  const realSetTimeout = window.setTimeout.bind(window);
  const realClearTimeout = window.clearTimeout.bind(window);
  const now = () => realPerformanceNow() + skippedMs;
  const addTimer = (id: number, delay: number, run: () => void) => {
    const fire = () => {
      timers.delete(id);
      run();
    };
    timers.set(id, { dueAt: now() + delay, fire, handle: realSetTimeout(fire, delay) });
    return id;
  };
  const removeTimer = (id = 0) => {
    realClearTimeout(timers.get(id)?.handle);
    timers.delete(id);
  };
  type Handler = (...words: unknown[]) => void;
  performance.now = now;
  Date.now = () => realDateNow() + skippedMs;
  Object.assign(window, {
    setTimeout: (run: Handler, delay = 0, ...words: unknown[]) =>
      addTimer(++lastId, delay, () => run(...words)),
    setInterval: (run: Handler, delay = 0, ...words: unknown[]) => {
      const id = ++lastId;
      const runAgain = () => {
        addTimer(id, delay, runAgain);
        run(...words);
      };
      return addTimer(id, delay, runAgain);
    },
    clearTimeout: removeTimer,
    clearInterval: removeTimer,
  });

  window.inPage = {
    skipTime: async (milliseconds) => {
      const targetTime = now() + milliseconds;
      for (;;) {
        const [nextTimer] = [...timers.values()].sort((a, b) => a.dueAt - b.dueAt);
        if (!nextTimer || nextTimer.dueAt > targetTime) break;
        skippedMs += Math.max(0, nextTimer.dueAt - now());
        realClearTimeout(nextTimer.handle);
        nextTimer.fire();
        // Let React render before the next timer.
        await new Promise((done) => realSetTimeout(done, 0));
      }
      skippedMs += Math.max(0, targetTime - now());
    },
    findVisible: (selector, words) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const hasBox = (part: Node) => !(part instanceof Element) || part.getClientRects().length > 0;
        // CSS shows one of several texts, so read only the visible one.
        const text = [...element.childNodes].filter(hasBox).map(({ textContent }) => textContent ?? '');
        const name = (element.getAttribute('aria-label') ?? text.join('')).trim().replaceAll(/\s+/g, ' ');
        const isVisible = hasBox(element) && getComputedStyle(element).visibility === 'visible';
        return isVisible && name.startsWith(words);
      }),
  };
}
