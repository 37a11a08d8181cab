import { pageWeightRows } from '../../bench/page-weight.ts';
import { expect, test } from './support/fixtures.ts';

test('every page keeps its byte budgets, loads nothing from elsewhere and does not shift', async ({
  browser,
  baseURL,
}) => {
  const rows = await pageWeightRows(browser, baseURL ?? '');
  expect(rows.filter((row) => !row.ok)).toEqual([]);
});
