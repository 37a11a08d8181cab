import type { Page } from '@playwright/test';
import { PATHS } from '#domain/paths.ts';
import { expect, test } from '../support/fixtures.ts';

/** Adds a button for each class to the page and reads its style. */
const readButtonStyles = (page: Page, classes: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const button = Object.assign(document.createElement('button'), { textContent: 'Go' });
        button.className = `btn ${name}`;
        document.body.append(button);
        const style = getComputedStyle(button);
        const { color, backgroundColor, backgroundImage, borderTopWidth, textDecorationLine } = style;
        return {
          height: button.offsetHeight,
          width: button.offsetWidth,
          fontSize: Number.parseFloat(style.fontSize),
          look: [color, backgroundColor, backgroundImage, borderTopWidth, textDecorationLine].join(' '),
        };
      }),
    classes,
  );

test('three button sizes differ, and six variants have their own look', async ({ page, visit }) => {
  await visit(PATHS.privacy);
  const [small, medium, large] = await readButtonStyles(page, ['btn-sm', 'btn-md', 'btn-lg']);
  for (const measure of ['height', 'width', 'fontSize'] as const) {
    expect(medium?.[measure], measure).toBeGreaterThan(Number(small?.[measure]));
    expect(large?.[measure], measure).toBeGreaterThan(Number(medium?.[measure]));
  }
  const variants = ['default', 'outline', 'subtle', 'ghost', 'link', 'gradient'];
  const styles = await readButtonStyles(
    page,
    variants.map((variant) => `btn-md btn-${variant}`),
  );
  expect(new Set(styles.map(({ look }) => look)).size).toBe(variants.length);
});
