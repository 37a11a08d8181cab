import { expect, test } from '@playwright/test';

/** A step whose failure fails the test at its end, so that the next steps still run. */
export async function softStep(title: string, body: () => Promise<unknown>): Promise<void> {
  try {
    await test.step(title, body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    expect.soft('failed', `${title}: ${reason}`).toBe('passed');
  }
}
