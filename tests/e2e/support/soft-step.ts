import { expect, test } from '@playwright/test';

/** If this step fails, the next steps still run, and the test fails at the end. */
export async function softStep(title: string, body: () => Promise<unknown>): Promise<void> {
  try {
    await test.step(title, body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    expect.soft('failed', `${title}: ${reason}`).toBe('passed');
  }
}

/**
 * Guards a part of a test that does not apply to every content. For example, a quiz may have no grid. The reason is in
 * the report of the test.
 */
export function applies(condition: boolean, reason: string): boolean {
  if (!condition) test.info().annotations.push({ type: 'not applicable', description: reason });
  return condition;
}
