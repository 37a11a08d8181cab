import { expect } from 'vitest';
import type { Part } from '#content/part.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { WAIT_LIMIT_MS } from '../support/limit.ts';
import type { Driver, KeyName } from './driver.ts';
import type { TestProxy } from './test-proxy.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

type PointerTarget = { x: number; y: number; obstacle: string };

/** Drives one browser. Finds elements by a selector and, optionally, the start of their text or label. */
export class Visitor {
  readonly driver: Driver;
  readonly proxy: TestProxy;

  constructor(driver: Driver, proxy: TestProxy) {
    this.driver = driver;
    this.proxy = proxy;
  }

  /** Leaves the last page and clears storage. */
  async reset(): Promise<void> {
    await this.driver.goto(`${this.proxy.origin}/stage/blank`);
    // A driver may resolve too early, with the load event of the last page.
    await this.expect(() => location.pathname, '/stage/blank');
    await this.runInPage(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
  }

  /** Opens a page and waits until it is hydrated and its loading screen is gone. */
  async open(path: string, { width, height } = DESKTOP): Promise<void> {
    await this.driver.resize(width, height);
    await this.driver.goto(this.proxy.origin + path);
    await this.waitForPage(path);
  }

  async waitForPage(path: string): Promise<void> {
    await this.expect(() => location.pathname, path);
    await this.expectVisible('html[data-ready]');
    await this.skipTime(LOADING_SCREEN.minimum);
    await this.expectMissing('#loading-screen');
    await this.runInPage(async () => {
      await document.fonts.ready;
      // Finish animations: without a graphics card they would take most of the test's time.
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
  }

  /** Runs a function in the page. */
  runInPage<Value, Args extends unknown[]>(
    pageFunction: (...words: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const expression = `(${pageFunction})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
    return this.driver.evaluate(expression) as Promise<Awaited<Value>>;
  }

  waitFor<Value>(
    readValue: () => Promise<Value>,
    expected: Value,
    message = String(readValue),
  ): Promise<void> {
    return expect.poll(readValue, { timeout: WAIT_LIMIT_MS, message }).toEqual(expected);
  }

  /** Waits until a function in the page returns the expected value. */
  expect<Value, Args extends unknown[]>(
    pageFunction: (...words: Args) => Value,
    expected: Awaited<Value>,
    ...args: Args
  ): Promise<void> {
    return this.waitFor(() => this.runInPage(pageFunction, ...args), expected, `${pageFunction} ${args}`);
  }

  skipTime(milliseconds: number): Promise<void> {
    return this.runInPage((duration) => inPage.skipTime(duration), milliseconds);
  }

  private isVisible(selector: string, words: string): () => Promise<boolean> {
    return () => this.runInPage((...args) => inPage.findVisible(...args).length > 0, selector, words);
  }

  expectVisible(selector: string, words = ''): Promise<void> {
    return this.waitFor(this.isVisible(selector, words), true, `${selector} ${words}`);
  }

  expectMissing(selector: string, words = ''): Promise<void> {
    return this.waitFor(this.isVisible(selector, words), false, `${selector} ${words}`);
  }

  /** Waits until the element is in view, does not move and is not covered. Then moves the pointer to it. */
  async hover(selector: string, words = '', shouldClick = false): Promise<void> {
    let target: PointerTarget | null = null;
    const locateTarget = async () => {
      target = await this.runInPage(locate, selector, words);
      return target?.obstacle;
    };
    await this.waitFor(locateTarget, '', `${selector} ${words}`);
    const { x, y } = target as unknown as PointerTarget;
    await this.driver.movePointer(x, y, shouldClick);
  }

  click(selector: string, words = ''): Promise<void> {
    return this.hover(selector, words, true);
  }

  type(text: string): Promise<void> {
    return this.driver.pressKeys([...text]);
  }

  pressKeys(...names: KeyName[]): Promise<void> {
    return this.driver.pressKeys(names);
  }

  /** Scrolls to an element, moves the pointer over it and waits until its island is hydrated. */
  async scrollToSection(selector: string): Promise<void> {
    await this.expectVisible(selector);
    await this.runInPage((s) => {
      const element = document.querySelector(s);
      element?.scrollIntoView({ behavior: 'instant' });
      element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, selector);
    const isHydrated = (s: string) =>
      !document.querySelector(s)?.closest('[data-island]:not([data-hydrated])');
    await this.expect(isHydrated, true, selector);
  }

  /** Scrolls through the page until every island is hydrated and every block has faded in. */
  async scrollThrough(): Promise<void> {
    const names = await this.runInPage(() =>
      [...document.querySelectorAll<HTMLElement>('div[data-load="visible"]')].map(
        ({ dataset }) => dataset.island,
      ),
    );
    for (const name of names) await this.scrollToSection(`[data-island="${name}"] > *`);
    await this.expect(() => {
      const block = document.querySelector('[data-reveal="waiting"]');
      block?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return block;
    }, null);
  }
}

export type Journey = {
  title: string;
  /** Parts that the site must have. Without them the journey does not run. */
  needs?: readonly Part[];
  /** Problems that the journey causes on purpose. */
  expectedProblems?: RegExp;
  run: (visitor: Visitor) => Promise<void>;
};

/** Runs in the page. `obstacle` is empty if the element does not move and can be clicked at this point. */
async function locate(selector: string, words: string): Promise<PointerTarget | null> {
  const [element] = inPage.findVisible(selector, words);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const readCenter = () => {
    const [rect = element.getBoundingClientRect()] = element.getClientRects();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  };
  const centerBefore = readCenter();
  // Wait two frames: within one frame, a moving element has the same position.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const [x, y] = readCenter();
  const topElement = document.elementFromPoint(x, y);
  if (String(centerBefore) !== String([x, y])) return { x, y, obstacle: 'moves' };
  return {
    x,
    y,
    obstacle: element.contains(topElement) ? '' : (topElement?.outerHTML.slice(0, 200) ?? 'nothing'),
  };
}
