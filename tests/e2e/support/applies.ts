import { test } from '@playwright/test';

/**
 * Guards a part of a test that does not apply to every content. For example, a quiz may have no grid. If the condition is
 * false, `npm test` lists the test with the reason.
 */
export function applies(condition: boolean, reason: string): boolean {
  if (!condition) test.info().annotations.push({ type: 'not applicable', description: reason });
  return condition;
}
