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
