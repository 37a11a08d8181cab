import { test } from '../support/desk.ts';
import { walkEverything } from '../support/desk-journey.ts';

test.use({ dialect: 'postgres' });

test('every view and action, on PostgreSQL', async ({ signedIn: page, desk, allow }) => {
  // The last action ends the session.
  allow(/401/);
  await walkEverything(page, desk, 'PostgreSQL');
});
