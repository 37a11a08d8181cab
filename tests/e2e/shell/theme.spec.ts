import { palette } from '#content/palette.ts';
import { labels } from '#content/shell/labels.ts';
import { PATHS } from '#domain/paths.ts';

import { expect, test } from '../support/fixtures.ts';
import { readStoredTheme, storeTheme, waitUntilReady } from '../support/page.ts';
import { softStep } from '../support/soft-step.ts';

/** Converts a color of the palette to the format of the browser. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('the theme starts light, can be switched and is kept', async ({ page, visit }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(PATHS.privacy);

  await softStep('the theme is light if nothing is stored', async () => {
    await expect(html).not.toHaveClass(/dark/);
  });

  await softStep('the toggle switches it and stores dark or light', async () => {
    await page.getByRole('button', { name: labels.darkTheme }).click();
    await expect(html).toHaveClass(/dark/);
    expect(await readStoredTheme(page)).toBe('dark');
    await page.getByRole('button', { name: labels.lightTheme }).click();
    await expect(html).not.toHaveClass(/dark/);
    expect(await readStoredTheme(page)).toBe('light');
  });

  await softStep('the choice survives a reload', async () => {
    await page.getByRole('button', { name: labels.darkTheme }).click();
    await page.reload();
    await waitUntilReady(page);
    await expect(html).toHaveClass(/dark/);
    await expect(page.getByRole('button', { name: labels.lightTheme })).toBeAttached();
  });

  await softStep('the quiz and the logo follow the theme of the document', async () => {
    await page.goto(PATHS.quiz);
    const readColors = () =>
      page.evaluate(() => {
        const mark = document.querySelector('.logo-mark');
        return [document.body, mark].map((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element!);
          return element === mark ? backgroundImage : backgroundColor;
        });
      });
    const [darkBackground, darkLogo] = await readColors();
    expect(darkLogo).toMatch(/url/);
    await html.evaluate((element) => element.classList.remove('dark'));
    const [background, logo] = await readColors();
    expect(background).not.toBe(darkBackground);
    expect(logo).not.toBe(darkLogo);
  });
});

test('a stored dark theme is applied before the first paint', async ({ page }) => {
  await storeTheme(page, 'dark');
  // Block all other scripts: the inline script must set the class while the head is parsed.
  await page.route(/\.js$/, () => {});
  await page.goto(PATHS.privacy, { waitUntil: 'commit' });
  await page.locator('body').waitFor();
  await expect(page.locator('html')).toHaveClass(/dark/);
  // The style sheet may arrive after the body.
  await expect(page.locator('body')).toHaveCSS('background-color', toRgb(palette.dark.paper));
});

test('an unknown stored value means light', async ({ page }) => {
  await storeTheme(page, 'sepia');
  await page.goto(PATHS.privacy);
  await waitUntilReady(page);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('without storage, the chosen theme is kept until the end of the visit', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const html = page.locator('html');
  await visit(PATHS.privacy);
  await page.getByRole('button', { name: labels.darkTheme }).click();
  await expect(html).toHaveClass(/dark/);
  for (const path of [PATHS.imprint, PATHS.privacy]) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]:not([target])`).click();
    await expect(page).toHaveURL(path);
    await waitUntilReady(page);
    await expect(html).toHaveClass(/dark/);
  }
  await page.getByRole('button', { name: labels.lightTheme }).click();
  await page.reload();
  await waitUntilReady(page);
  await expect(html).not.toHaveClass(/dark/);
});
