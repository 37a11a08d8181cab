import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { film } from '#content/film.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';
import { LOADING_SCREEN } from '#domain/timing.ts';
import type { Encoder } from './encoder.ts';
import { stepAnimations } from './step-animations.ts';

export const FPS = 30;
const FADE = 0.27;
/** How long the pointer takes to a target, and how long it rests before it presses. */
const REACH = 0.55;

/** Real milliseconds, on a busy machine. */
const SETTLES = 700;

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

/** Runs inside the page. */
function placeOverlay({
  fade,
  x,
  y,
  pressed,
}: {
  fade: number;
  x: number;
  y: number;
  pressed: boolean;
}): void {
  const style = (id: string) => document.getElementById(id)?.style;
  style('film-fade')?.setProperty('opacity', String(fade));
  style('film-pointer')?.setProperty('transform', `translate(${x}px, ${y}px) scale(${pressed ? 0.82 : 1})`);
}

/** Films one page, frame by frame, on a clock of its own. */
export class Camera {
  readonly page: Page;
  readonly #devtools: CDPSession;
  readonly #encoder: Encoder;
  #fade = 1;
  #pointer = { x: -40, y: -40, pressed: false };

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
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 100);
  }

  async dress(css = ''): Promise<void> {
    await this.page.addStyleTag({ content: STAGE_CSS + css });
    await this.page.evaluate((pointer) => {
      const add = (id: string, html: string) => {
        const element = document.createElement('div');
        element.id = id;
        element.innerHTML = html;
        document.documentElement.append(element);
      };
      add('film-fade', '');
      add('film-pointer', pointer);
    }, POINTER);
  }

  async #frame(): Promise<void> {
    const step = 1000 / FPS;
    await this.page.clock.runFor(Math.round(step));
    await this.page.evaluate(stepAnimations, step);
    await this.page.evaluate(placeOverlay, { fade: this.#fade, ...this.#pointer });
    // Straight from the browser: the test tool's own screenshot waits for much that a frame does not need.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 96,
      optimizeForSpeed: true,
    });
    await this.#encoder.write(Buffer.from(data, 'base64'));
  }

  /** Films for some seconds while `move` is called with how far along it is, from 0 to 1. */
  async roll(seconds: number, move?: (share: number) => Promise<void> | void): Promise<void> {
    const frames = Math.round(seconds * FPS);
    for (let i = 1; i <= frames; i += 1) {
      await move?.(ease(i / frames));
      await this.#frame();
    }
  }

  fadeIn = () =>
    this.roll(FADE, (share) => {
      this.#fade = 1 - share;
    });

  fadeOut = () =>
    this.roll(FADE, (share) => {
      this.#fade = share;
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
    const from = { ...this.#pointer };
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 };
    await this.roll(REACH, (share) => {
      this.#pointer.x = from.x + (to.x - from.x) * share;
      this.#pointer.y = from.y + (to.y - from.y) * share;
      return this.page.mouse.move(this.#pointer.x, this.#pointer.y);
    });
    this.#pointer.pressed = true;
    await this.page.mouse.click(to.x, to.y);
    await this.roll(0.13);
    this.#pointer.pressed = false;
  }

  showPointer(x: number, y: number): void {
    this.#pointer = { x, y, pressed: false };
  }

  close = () => this.page.close();
}
