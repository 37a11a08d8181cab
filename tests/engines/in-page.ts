/** Runs in every page before its own scripts, so it cannot use anything from outside. */
export type PageSettings = { themeKey: string; theme: string | undefined; storage: 'allowed' | 'refused' };

type InPage = {
  /** Advances the clock and runs due timers in order. Time also passes by itself. */
  skip: (milliseconds: number) => Promise<void>;
  /** Visible elements whose label or text starts with these words. */
  find: (selector: string, words: string) => HTMLElement[];
};
declare global {
  var inPage: InPage;
}

export function prepare({ themeKey, theme, storage }: PageSettings): void {
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
  const timers = new Map<number, { at: number; fire: () => void; handle: number }>();
  const realNow = performance.now.bind(performance);
  const realDate = Date.now;
  const realSet = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const now = () => realNow() + ahead;
  const add = (id: number, delay: number, run: () => void) => {
    const fire = () => {
      timers.delete(id);
      run();
    };
    timers.set(id, { at: now() + delay, fire, handle: realSet(fire, delay) });
    return id;
  };
  const remove = (id = 0) => {
    realClear(timers.get(id)?.handle);
    timers.delete(id);
  };
  type Handler = (...words: unknown[]) => void;
  performance.now = now;
  Date.now = () => realDate() + ahead;
  Object.assign(window, {
    setTimeout: (run: Handler, delay = 0, ...words: unknown[]) => add(++last, delay, () => run(...words)),
    setInterval: (run: Handler, delay = 0, ...words: unknown[]) => {
      const id = ++last;
      const again = () => {
        add(id, delay, again);
        run(...words);
      };
      return add(id, delay, again);
    },
    clearTimeout: remove,
    clearInterval: remove,
  });

  window.inPage = {
    skip: async (milliseconds) => {
      const goal = now() + milliseconds;
      for (;;) {
        const [due] = [...timers.values()].sort((a, b) => a.at - b.at);
        if (!due || due.at > goal) break;
        ahead += Math.max(0, due.at - now());
        realClear(due.handle);
        due.fire();
        // Let React render before the next timer.
        await new Promise((done) => realSet(done, 0));
      }
      ahead += Math.max(0, goal - now());
    },
    find: (selector, words) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const isDrawn = (part: Node) => !(part instanceof Element) || part.getClientRects().length > 0;
        // CSS shows one of several names: read the visible one.
        const text = [...element.childNodes].filter(isDrawn).map(({ textContent }) => textContent ?? '');
        const name = (element.getAttribute('aria-label') ?? text.join('')).trim().replaceAll(/\s+/g, ' ');
        const isVisible = isDrawn(element) && getComputedStyle(element).visibility === 'visible';
        return isVisible && name.startsWith(words);
      }),
  };
}
