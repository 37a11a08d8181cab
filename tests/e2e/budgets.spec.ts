import { pageWeightRows } from '../../bench/page-weight.ts';
import { expect, test } from './support/fixtures.ts';

test('every page stays within its byte budgets, loads nothing from other hosts and does not shift', async ({
  browser,
  baseURL,
}) => {
  const rows = await pageWeightRows(browser, baseURL ?? '');
  expect(rows.filter((row) => !row.ok)).toEqual([]);
});
