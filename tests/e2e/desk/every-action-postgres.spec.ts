import { test } from '../support/desk.ts';
import { walkEverything } from '../support/desk-journey.ts';

test.use({ dialect: 'postgres' });

test('every view and action, on PostgreSQL', async ({ signedIn: page, desk }) => {
  await walkEverything(page, desk, 'PostgreSQL');
});
