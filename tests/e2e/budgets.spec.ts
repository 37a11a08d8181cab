import { pageWeightRows } from '../../bench/page-weight.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

// Animations must not shift the layout.
test.use(withMotion);

test('every page stays within its byte budgets, loads nothing from other hosts and does not shift', async ({
  browser,
  baseURL,
}) => {
  const rows = await pageWeightRows(browser, baseURL ?? '');
  expect(rows.filter((row) => !row.ok)).toEqual([]);
});
