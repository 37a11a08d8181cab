import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { hydrateAndRevealAll } from './page.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A selector, or a selector with exclusions. */
export type Scope = string | Readonly<{ include: string; exclude: string }>;

/** Expects no axe violation in the current theme. Finishes animations first, because they change the contrast of text. */
export async function expectAccessibleInCurrentTheme(page: Page, scope?: Scope): Promise<void> {
  await (scope ? finishAnimations(page) : hydrateAndRevealAll(page));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  expect(await findViolations(page, scope, {})).toEqual([]);
}

/** Finishes running animations, for example of a dialog that has just opened. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Expects that every scroll region has a name and can be focused with the keyboard. */
export async function expectScrollRegionsFocusable(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const rules = ['scrollable-region-focusable', 'aria-valid-attr-value', 'aria-allowed-attr'];
  expect(await findViolations(page, undefined, { runOnly: rules })).toEqual([]);
}

/** Checks all rules in the current theme, and only the contrast in the other theme. */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  await expectAccessibleInCurrentTheme(page, scope);
  await changeTheme(page);
  expect(await findViolations(page, scope, { runOnly: ['color-contrast'] })).toEqual([]);
  await changeTheme(page);
}

export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  scope?: Scope,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, scope);
  }
}

const findViolations = (page: Page, scope: Scope | undefined, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(
    async ([selector, runOptions]) => {
      if (!window.axe) throw new Error('axe is not in the page');
      const results = await window.axe.run(selector ?? document, {
        ...runOptions,
        resultTypes: ['violations'],
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any, none }) =>
            `${id}: ${target.join(' ')} | ${any[0]?.message ?? none[0]?.message ?? ''}`,
        ),
      );
    },
    [scope, options] as const,
  );

/** Switches the theme without the button. Other tests cover the button. */
const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const noTransitions = new CSSStyleSheet();
    noTransitions.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [noTransitions];
    document.documentElement.classList.toggle('dark');
  });
