import { test } from '@playwright/test';

/**
 * Returns whether a part of a test applies to this content, such as a quiz without a grid. If not, the run lists the
 * test with the reason.
 */
export function applies(condition: boolean, reason: string): boolean {
  if (!condition) test.info().annotations.push({ type: 'not applicable', description: reason });
  return condition;
}
