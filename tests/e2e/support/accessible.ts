import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { settle } from './page.ts';

/** No violation that axe can find. Reveals are brought to their end first, since half-faded text has no honest contrast. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  // A scan reads every element: on a busy machine a whole page takes longer than a test may.
  test.setTimeout(120_000);
  const builder = new AxeBuilder({ page });
  if (scope) builder.include(scope);
  else await settle(page);
  const { violations } = await builder.analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} | ${node.any[0]?.message ?? node.none[0]?.message ?? ''}`,
    ),
  );
  expect(lines).toEqual([]);
}
