import { test } from '@playwright/test';

/**
 * Tells whether a part of a test applies to this content, such as a quiz without a grid. Where it does not, the run
 * lists the test with the reason.
 */
export function applies(condition: boolean, reason: string): boolean {
  if (!condition) test.info().annotations.push({ type: 'not applicable', description: reason });
  return condition;
}
