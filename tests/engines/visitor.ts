import { expect } from 'vitest';
import type { Part } from '#content/part.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import { WAIT_LIMIT_MS } from '../support/limit.ts';
import type { Driver, KeyName } from './driver.ts';
import type { TestProxy } from './test-proxy.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

type Spot = { x: number; y: number; front: string };

/** A person at one browser. Elements are found by a selector and, optionally, the start of their text or label. */
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
    // A driver may mistake the load event of the last page for that of this one.
    await this.expect(() => location.pathname, '/stage/blank');
    await this.read(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
  }

  /** Opens a page and waits until it is hydrated and its loading screen is gone. */
  async open(path: string, { width, height } = DESKTOP): Promise<void> {
    await this.driver.resize(width, height);
    await this.driver.goto(this.proxy.origin + path);
    await this.arrive(path);
  }

  async arrive(path: string): Promise<void> {
    await this.expect(() => location.pathname, path);
    await this.expectVisible('html[data-ready]');
    await this.skip(LOADING_SCREEN.minimum);
    await this.expectMissing('#loading-screen');
    await this.read(async () => {
      await document.fonts.ready;
      // Skip animations: without a graphics card they cost more than the journeys.
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    });
  }

  /** Runs a function in the page. */
  read<Value, Words extends unknown[]>(
    look: (...words: Words) => Value,
    ...words: Words
  ): Promise<Awaited<Value>> {
    const expression = `(${look})(${words.map((word) => JSON.stringify(word)).join(', ')})`;
    return this.driver.evaluate(expression) as Promise<Awaited<Value>>;
  }

  until<Value>(look: () => Promise<Value>, wanted: Value, message = String(look)): Promise<void> {
    return expect.poll(look, { timeout: WAIT_LIMIT_MS, message }).toEqual(wanted);
  }

  /** Waits until a function in the page returns the expected value. */
  expect<Value, Words extends unknown[]>(
    look: (...words: Words) => Value,
    wanted: Awaited<Value>,
    ...words: Words
  ): Promise<void> {
    return this.until(() => this.read(look, ...words), wanted, `${look} ${words}`);
  }

  skip(milliseconds: number): Promise<void> {
    return this.read((by) => inPage.skip(by), milliseconds);
  }

  private isVisible(selector: string, words: string): () => Promise<boolean> {
    return () => this.read((...what) => inPage.find(...what).length > 0, selector, words);
  }

  expectVisible(selector: string, words = ''): Promise<void> {
    return this.until(this.isVisible(selector, words), true, `${selector} ${words}`);
  }

  expectMissing(selector: string, words = ''): Promise<void> {
    return this.until(this.isVisible(selector, words), false, `${selector} ${words}`);
  }

  /** Moves the pointer to an element as soon as it is in view, not moving and not covered. */
  async hover(selector: string, words = '', press = false): Promise<void> {
    let spot: Spot | null = null;
    const look = async () => {
      spot = await this.read(locate, selector, words);
      return spot?.front;
    };
    await this.until(look, '', `${selector} ${words}`);
    const { x, y } = spot as unknown as Spot;
    await this.driver.point(x, y, press);
  }

  click(selector: string, words = ''): Promise<void> {
    return this.hover(selector, words, true);
  }

  type(text: string): Promise<void> {
    return this.driver.press([...text]);
  }

  pressKeys(...names: KeyName[]): Promise<void> {
    return this.driver.press(names);
  }

  /** Scrolls to an element, moves the pointer over it and waits until its island is hydrated. */
  async scrollToSection(selector: string): Promise<void> {
    await this.expectVisible(selector);
    await this.read((s) => {
      const element = document.querySelector(s);
      element?.scrollIntoView({ behavior: 'instant' });
      element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }, selector);
    const isHydrated = (s: string) =>
      !document.querySelector(s)?.closest('[data-island]:not([data-hydrated])');
    await this.expect(isHydrated, true, selector);
  }

  /** Scrolls through the page until every island is hydrated and every block was seen. */
  async scrollThrough(): Promise<void> {
    const names = await this.read(() =>
      [...document.querySelectorAll<HTMLElement>('div[data-load="visible"]')].map(
        ({ dataset }) => dataset.island,
      ),
    );
    for (const name of names) await this.scrollToSection(`[data-island="${name}"] > *`);
    await this.expect(() => {
      const waiting = document.querySelector('[data-reveal="waiting"]');
      waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return waiting;
    }, null);
  }
}

export type Journey = {
  title: string;
  /** Parts of the site that the journey needs; without one of them it does not apply. */
  needs?: readonly Part[];
  /** Ids of the statements that the journey proves. */
  tags?: string[];
  /** Problems that the journey causes on purpose. */
  expected?: RegExp;
  run: (visitor: Visitor) => Promise<void>;
};

/** Runs in the page. `front` is empty when the element does not move and can be pressed there. */
async function locate(selector: string, words: string): Promise<Spot | null> {
  const [element] = inPage.find(selector, words);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const [rect = element.getBoundingClientRect()] = element.getClientRects();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2] as const;
  };
  const before = middle();
  // On a busy machine, two reads within one frame are equal even if the element moves.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const [x, y] = middle();
  const front = document.elementFromPoint(x, y);
  if (String(before) !== String([x, y])) return { x, y, front: 'moves' };
  return { x, y, front: element.contains(front) ? '' : (front?.outerHTML.slice(0, 200) ?? 'nothing') };
}
