import { expect } from 'vitest';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { WAIT_LIMIT_MS } from '../limit.ts';
import type { Driver } from './driver.ts';
import type { InPage } from './in-page.ts';
import type { KEYS } from './keys.ts';
import { KEYS as KEY_VALUES } from './keys.ts';
import type { Stage } from './stage.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

type Spot = { x: number; y: number; covered: string };
/** A part of the page: what kind of element, and its words or its label if they matter. */
type What = readonly [selector: string, words?: string];

const PATIENCE = { timeout: WAIT_LIMIT_MS, interval: 50 };

/** A person at one browser. Written once; the driver says how each engine does it. */
export class Visitor {
  readonly driver: Driver;
  readonly stage: Stage;

  constructor(driver: Driver, stage: Stage) {
    this.driver = driver;
    this.stage = stage;
  }

  /** Leaves no trace of who was here before. */
  async startsAnew(): Promise<void> {
    const blank = '/stage/blank';
    await this.driver.goto(this.stage.origin + blank);
    // A driver may take the end of what the last page still loaded for the end of this.
    await this.until(() => this.read(() => location.pathname), blank);
    await this.read(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Opens a page and waits until it is alive and open. */
  async open(path: string, { width, height }: { width: number; height: number } = DESKTOP): Promise<void> {
    await this.driver.resize(width, height);
    await this.driver.goto(this.stage.origin + path);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await this.sees(['html[data-ready]']);
    await this.skip(LOADING_SCREEN.minimum);
    await this.missing(['#loading-screen']);
    await this.read(() => document.fonts.ready.then(() => true));
    await this.read(rest);
  }

  read<Value, Words extends unknown[]>(
    look: (...words: Words) => Value,
    ...words: Words
  ): Promise<Awaited<Value>> {
    const expression = `(${look})(${words.map((word) => JSON.stringify(word)).join(', ')})`;
    return this.driver.evaluate(expression) as Promise<Awaited<Value>>;
  }

  async until<Value>(look: () => Promise<Value>, wanted: Value): Promise<void> {
    await expect.poll(look, PATIENCE).toEqual(wanted);
  }

  skip(milliseconds: number): Promise<void> {
    return this.read(
      (by) => (window as unknown as { inPage: InPage }).inPage.skip(by).then(() => undefined),
      milliseconds,
    );
  }

  /** How many such parts are rendered and not hidden. */
  private visible([selector, words]: What): Promise<number> {
    return this.read(count, selector, words ?? null);
  }

  async sees(what: What): Promise<void> {
    await expect.poll(() => this.visible(what), { ...PATIENCE, message: what.join(' ') }).toBeGreaterThan(0);
  }

  async missing(what: What): Promise<void> {
    await expect.poll(() => this.visible(what), { ...PATIENCE, message: what.join(' ') }).toBe(0);
  }

  /** Where a part is, once it is at rest, brought into view and nothing lies over it. */
  private async spot(what: What): Promise<Spot> {
    await this.sees(what);
    let found: Spot | null = null;
    await expect
      .poll(
        async () => {
          const before = found;
          found = await this.read(locate, what[0], what[1] ?? null);
          const isAtRest = before?.x === found?.x && before?.y === found?.y;
          return isAtRest ? found?.covered : 'moves';
        },
        { ...PATIENCE, message: what.join(' ') },
      )
      .toBe('');
    return found as unknown as Spot;
  }

  async presses(...what: What): Promise<void> {
    const { x, y } = await this.spot(what);
    await this.driver.point(x, y, true);
  }

  async points(...what: What): Promise<void> {
    const { x, y } = await this.spot(what);
    await this.driver.point(x, y);
  }

  async types(text: string): Promise<void> {
    await this.driver.press([...text]);
  }

  async strikes(...names: (keyof typeof KEYS)[]): Promise<void> {
    await this.driver.press(names.map((name) => KEY_VALUES[name]));
  }

  /** Brings a part near, with a first sign of intent, and waits until its island is hydrated. */
  async comesTo(selector: string): Promise<void> {
    await this.sees([selector]);
    await this.read((place) => {
      const part = document.querySelector(place);
      part?.scrollIntoView({ behavior: 'instant' });
      part?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, selector);
    const answers = (place: string) =>
      document.querySelector(place)?.closest('[data-island]')?.hasAttribute('data-hydrated') ?? true;
    await this.until(() => this.read(answers, selector), true);
  }

  /** Walks through the page, so that every island near the way is hydrated and every block has been seen. */
  async walksThrough(): Promise<void> {
    const islands = await this.read(() =>
      [...document.querySelectorAll<HTMLElement>('div[data-load="visible"]')].map(
        ({ dataset }) => dataset.island ?? '',
      ),
    );
    for (const name of islands) await this.comesTo(`[data-island="${name}"] > *`);
    await this.until(
      () =>
        this.read(() => {
          const waiting = document.querySelector('[data-reveal="waiting"]');
          waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return !waiting;
        }),
      true,
    );
  }
}

/* The following run in the page. */

/** What plays on the first screen comes to its end: without a graphics card its frames cost more than the journeys. */
function rest(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

function count(selector: string, words: string | null): number {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const shown = element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
    // Of the names that a style sheet picks from, the one that is displayed.
    const parts = [...element.childNodes].filter(
      (part) => !(part instanceof Element) || part.getClientRects().length > 0,
    );
    const said = element.getAttribute('aria-label') ?? parts.map((part) => part.textContent ?? '').join('');
    return shown && (words === null || said.trim().replace(/\s+/g, ' ').startsWith(words));
  }).length;
}

function locate(selector: string, words: string | null): Spot | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    // Of the names that a style sheet picks from, the one that is displayed.
    const parts = [...element.childNodes].filter(
      (part) => !(part instanceof Element) || part.getClientRects().length > 0,
    );
    const said = element.getAttribute('aria-label') ?? parts.map((part) => part.textContent ?? '').join('');
    if (words !== null && !said.trim().replace(/\s+/g, ' ').startsWith(words)) continue;
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    const before = element.getBoundingClientRect();
    if (before.top < 80 || before.bottom > innerHeight - 80)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left, top, width, height } = before] = element.getClientRects();
    const x = left + width / 2;
    const y = top + height / 2;
    const front = document.elementFromPoint(x, y);
    return {
      x,
      y,
      covered: front && element.contains(front) ? '' : (front?.outerHTML.slice(0, 200) ?? 'nothing'),
    };
  }
  return null;
}
