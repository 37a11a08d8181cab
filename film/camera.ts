import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { film } from '#content/film.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import type { Encoder } from './encoder.ts';
import { addOverlay, advance, type Overlay } from './in-page.ts';

export const FPS = 30;
const FADE = 0.27;
/** How long the pointer takes to a target, and how long it rests before it presses. */
const REACH = 0.55;

/** Real milliseconds, on a busy machine. */
const SETTLES = 700;
const PATIENCE = 180_000;
/** The clock can be stopped only at a moment that has not passed when the page hears of it. */
const PAUSE_AHEAD = 8000;

/** What belongs to the browser or floats over the page is not in the film; the pointer and the fade are. */
const STAGE_CSS = `
  .fixed.z-40, #loading-screen { display: none !important }
  html { scroll-behavior: auto !important; caret-color: transparent }
  #film-fade { position: fixed; inset: 0; z-index: 2147483646; background: ${palette.dark.paper}; pointer-events: none }
  #film-pointer { position: fixed; z-index: 2147483647; left: 0; top: 0; width: 26px; height: 26px; pointer-events: none }
  #film-pointer svg { display: block; overflow: visible; filter: drop-shadow(0 1px 2px rgb(0 0 0 / .35)) }
`;
const POINTER = `<svg viewBox="0 0 26 26" width="26" height="26"><path d="M3 2l17 8.6-7.4 2.2-3.7 6.8z" fill="${palette.light.ink}" stroke="${palette.light.surface}" stroke-width="1.6" stroke-linejoin="round"/></svg>`;

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Films one page, frame by frame, on a clock of its own. */
export class Camera {
  readonly page: Page;
  readonly #devtools: CDPSession;
  readonly #encoder: Encoder;
  #overlay: Overlay = { fade: 1, x: -40, y: -40, pressed: false };
  #last: Buffer | undefined;

  private constructor(page: Page, devtools: CDPSession, encoder: Encoder) {
    this.page = page;
    this.#devtools = devtools;
    this.#encoder = encoder;
  }

  /** `zoom` makes everything larger: the page is laid out for a screen that much smaller. */
  static async open(browser: Browser, encoder: Encoder, origin: string, zoom: number): Promise<Camera> {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: { width: Math.round(film.width / zoom), height: Math.round(film.height / zoom) },
      deviceScaleFactor: zoom,
    });
    page.setDefaultTimeout(PATIENCE);
    await page.clock.install();
    await page.addInitScript((key) => localStorage.setItem(key, 'light'), site.themeStorageKey);
    return new Camera(page, await page.context().newCDPSession(page), encoder);
  }

  /** Opens a page of the site, past its loading screen, dark until it is filmed. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await this.page.evaluate(() => document.fonts.ready);
    await this.dress();
    await this.page.clock.runFor(LOADING_SCREEN.minimum);
    await this.page.locator('#loading-screen').waitFor({ state: 'detached' });
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + PAUSE_AHEAD);
  }

  async dress(): Promise<void> {
    await this.page.addStyleTag({ content: STAGE_CSS });
    await this.page.evaluate(addOverlay, POINTER);
  }

  async #frame(scrolled: boolean): Promise<void> {
    const milliseconds = 1000 / FPS;
    await this.page.clock.runFor(Math.round(milliseconds));
    const changed = await this.page.evaluate(advance, { milliseconds, overlay: this.#overlay });
    if (changed || scrolled || !this.#last) this.#last = await this.#capture();
    await this.#encoder.write(this.#last);
  }

  /** Straight from the browser: the test tool's own screenshot waits for much that a frame does not need. */
  async #capture(): Promise<Buffer> {
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 96,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** Films for some seconds while `move` is called with how far along it is, from 0 to 1. */
  async roll(seconds: number, move?: (share: number) => Promise<void> | void): Promise<void> {
    const frames = Math.round(seconds * FPS);
    for (let i = 1; i <= frames; i += 1) {
      await move?.(ease(i / frames));
      await this.#frame(move !== undefined);
    }
  }

  fadeIn = () =>
    this.roll(FADE, (share) => {
      this.#overlay.fade = 1 - share;
    });

  fadeOut = () =>
    this.roll(FADE, (share) => {
      this.#overlay.fade = share;
    });

  /** Puts an element at a share of the screen's height without filming: 0.5 is the middle. */
  async aim(target: Locator, place = 0.5): Promise<void> {
    await target.waitFor();
    await this.page.evaluate(
      (top) => window.scrollTo({ top, behavior: 'instant' }),
      await this.#topFor(target, place),
    );
    await this.settle();
  }

  /** Gives the page real time to fetch what it fetches late, such as the script of a section that comes near. */
  settle = () => new Promise((settled) => setTimeout(settled, SETTLES));

  /** The same, filmed as a calm movement. */
  async pan(target: Locator, seconds: number, place = 0.5): Promise<void> {
    const from = await this.page.evaluate(() => window.scrollY);
    const to = await this.#topFor(target, place);
    await this.roll(seconds, (share) =>
      this.page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + (to - from) * share),
    );
  }

  async #topFor(target: Locator, place: number): Promise<number> {
    return target.evaluate((element, share) => {
      const box = element.getBoundingClientRect();
      return window.scrollY + box.top + box.height / 2 - window.innerHeight * share;
    }, place);
  }

  /** Moves the pointer onto a target and presses it. */
  async press(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press: ${target}`);
    const from = { ...this.#overlay };
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    await this.roll(REACH, (share) => {
      this.#overlay.x = from.x + (to.x - from.x) * share;
      this.#overlay.y = from.y + (to.y - from.y) * share;
      return this.page.mouse.move(this.#overlay.x, this.#overlay.y);
    });
    this.#overlay.pressed = true;
    await this.page.mouse.click(to.x, to.y);
    await this.roll(0.13);
    this.#overlay.pressed = false;
  }

  showPointer(x: number, y: number): void {
    Object.assign(this.#overlay, { x, y });
  }

  close = () => this.page.close();
}
