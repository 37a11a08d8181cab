import { test } from '@playwright/test';

/**
 * True if a part of a test applies to this content: a quiz may have no grid, for example. If false, the run lists the
 * test with the reason.
 */
export function applies(condition: boolean, reason: string): boolean {
  if (!condition) test.info().annotations.push({ type: 'not applicable', description: reason });
  return condition;
}
