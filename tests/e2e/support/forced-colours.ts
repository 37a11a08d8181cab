import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    fills?: () => Set<string>;
    faint?: () => string[];
  }
}

/** Lists fills with less contrast than controls need (3:1), and text below 4.5:1. */
function defineChecks() {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('nothing to measure colors with');
  const rgba = (color: string) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data;
  };
  const luminance = ([r = 0, g = 0, b = 0]: Uint8ClampedArray) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: Uint8ClampedArray, b: Uint8ClampedArray) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };
  /** Background color, or the first color of a gradient. */
  const fill = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => {
    const first = backgroundImage.match(/gradient\(.*?((?:rgba?|oklab|color)\([^)]*\))/)?.[1];
    const color = rgba(first ?? backgroundColor);
    return (color[3] ?? 0) > 127 ? color : undefined;
  };
  const ground = (element: Element | null): Uint8ClampedArray =>
    element ? (fill(getComputedStyle(element)) ?? ground(element.parentElement)) : rgba('Canvas');

  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    // A band is the background of a section.
    (element) => !element.matches('svg, svg *, .band'),
  );
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  window.faint = () =>
    all
      .filter((element) => isSeen(element) && !element.closest('.sr-only, .lg\\:sr-only'))
      .filter(({ childNodes }) =>
        [...childNodes].some(
          (node) => node.nodeName === 'svg' || (node.nodeType === 3 && node.nodeValue?.trim()),
        ),
      )
      .filter((element) => {
        const before = getComputedStyle(element, '::before');
        const isUnder =
          Number.parseFloat(before.height) > element.offsetHeight / 2 &&
          Number.parseFloat(before.width) > element.offsetWidth / 2;
        const behind = (isUnder && fill(before)) || ground(element);
        return contrast(rgba(getComputedStyle(element).color), behind) < 4.5;
      })
      .map((element) => `${element.className} ${element.textContent}`.slice(0, 80));
  window.fills = () =>
    new Set(
      all.flatMap((element, index) => {
        if (!isSeen(element)) return [];
        return [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && (style.content === 'none' || style.display === 'none')) return [];
          const own = fill(style);
          const isVisible = own && contrast(own, ground(pseudo ? element : element.parentElement)) >= 3;
          const name = (element.className || element.parentElement?.className || element.tagName).slice(
            0,
            80,
          );
          return isVisible ? [`${index}${pseudo ?? ''} ${name}`] : [];
        });
      }),
    );
}

/** Expects that with forced colors no fill disappears and all text is readable. */
export async function expectFillsKept(page: Page): Promise<void> {
  await page.evaluate(defineChecks);
  const visibleFills = await page.evaluate(() => [...(window.fills?.() ?? [])]);
  expect(visibleFills.length).toBeGreaterThan(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const keptFills = new Set(await page.evaluate(() => [...(window.fills?.() ?? [])]));
    expect(visibleFills.filter((fill) => !keptFills.has(fill))).toEqual([]);
    expect(await page.evaluate(() => window.faint?.())).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}
