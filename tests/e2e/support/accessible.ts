import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { settle } from './page.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A part of the page, with exclusions. */
export type Scope = string | Readonly<{ include: string; exclude: string }>;

/**
 * Expects no axe violation in the current theme. Finishes all reveals first: the contrast of half-faded text is wrong.
 */
export async function expectAccessibleAsShown(page: Page, scope?: Scope): Promise<void> {
  await (scope ? finishMotion(page) : settle(page));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  expect(await violations(page, scope, {})).toEqual([]);
}

/** Finishes running animations, for example of a dialog that has just opened. */
const finishMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });

/** Expects that every scroll region can be focused by keyboard and has a name. */
export async function expectReachableScrollers(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const rules = ['scrollable-region-focusable', 'aria-valid-attr-value', 'aria-allowed-attr'];
  expect(await violations(page, undefined, { runOnly: rules })).toEqual([]);
}

/** Checks all rules in the current theme, and in the other theme only the rules that depend on the theme. */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  await expectAccessibleAsShown(page, scope);
  await changeTheme(page);
  expect(await violations(page, scope, { runOnly: ['color-contrast'] })).toEqual([]);
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

const violations = (page: Page, scope: Scope | undefined, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(
    async ([selector, run]) => {
      if (!window.axe) throw new Error('axe is not in the page');
      const found = await window.axe.run(selector ?? document, { ...run, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any, none }) =>
            `${id}: ${target.join(' ')} | ${any[0]?.message ?? none[0]?.message ?? ''}`,
        ),
      );
    },
    [scope, options] as const,
  );

/** Switches the theme directly: another test covers how visitors do it. */
const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.classList.toggle('dark');
  });
