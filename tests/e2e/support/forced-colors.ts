import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    findVisibleFills?: () => Set<string>;
    findFaintText?: () => string[];
  }
}

/** Defines two functions in the page: fills with a contrast of at least 3:1, and text with a contrast below 4.5:1. */
function defineChecks() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('there is no canvas to measure colors');
  const readColor = (color: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
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
  const readFill = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => {
    const firstGradientColor = backgroundImage.match(/gradient\(.*?((?:rgba?|oklab|color)\([^)]*\))/)?.[1];
    const color = readColor(firstGradientColor ?? backgroundColor);
    return (color[3] ?? 0) > 127 ? color : undefined;
  };
  const readBackground = (element: Element | null): Uint8ClampedArray =>
    element
      ? (readFill(getComputedStyle(element)) ?? readBackground(element.parentElement))
      : readColor('Canvas');

  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    // Ignore bands, which are backgrounds of sections.
    (element) => !element.matches('svg, svg *, .band'),
  );
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  window.findFaintText = () =>
    elements
      .filter((element) => isVisible(element) && !element.closest('.sr-only, .lg\\:sr-only'))
      .filter(({ childNodes }) =>
        [...childNodes].some(
          (node) => node.nodeName === 'svg' || (node.nodeType === 3 && node.nodeValue?.trim()),
        ),
      )
      .filter((element) => {
        const beforeStyle = getComputedStyle(element, '::before');
        const isBehindText =
          Number.parseFloat(beforeStyle.height) > element.offsetHeight / 2 &&
          Number.parseFloat(beforeStyle.width) > element.offsetWidth / 2;
        const background = (isBehindText && readFill(beforeStyle)) || readBackground(element);
        return contrast(readColor(getComputedStyle(element).color), background) < 4.5;
      })
      .map((element) => `${element.className} ${element.textContent}`.slice(0, 80));
  window.findVisibleFills = () =>
    new Set(
      elements.flatMap((element, index) => {
        if (!isVisible(element)) return [];
        return [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && (style.content === 'none' || style.display === 'none')) return [];
          const ownFill = readFill(style);
          const hasContrast =
            ownFill && contrast(ownFill, readBackground(pseudo ? element : element.parentElement)) >= 3;
          const name = (element.className || element.parentElement?.className || element.tagName).slice(
            0,
            80,
          );
          return hasContrast ? [`${index}${pseudo ?? ''} ${name}`] : [];
        });
      }),
    );
}

/** Expects that with forced colors all fills stay visible and all text is readable. */
export async function expectReadableInForcedColors(page: Page): Promise<void> {
  await page.evaluate(defineChecks);
  const visibleFills = await page.evaluate(() => [...(window.findVisibleFills?.() ?? [])]);
  expect(visibleFills.length).toBeGreaterThan(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const keptFills = new Set(await page.evaluate(() => [...(window.findVisibleFills?.() ?? [])]));
    expect(visibleFills.filter((fill) => !keptFills.has(fill))).toEqual([]);
    expect(await page.evaluate(() => window.findFaintText?.())).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}
