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

test('the entry script runs without loading another file', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, entry = ''] = /src="([^"]+)" data-entry/.exec(html) ?? [];
  const script = await (await request.get(entry)).text();
  expect(script).toContain('import(');
  expect(script).not.toMatch(/from["'`]\.\//);
});
