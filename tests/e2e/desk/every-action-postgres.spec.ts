import { test } from '../support/desk.ts';
import { tryEveryAction } from '../support/desk-journey.ts';

test.use({ dialect: 'postgres' });

test('every page and action of the desk works on PostgreSQL', async ({ signedIn: page, desk, allow }) => {
  // The last action ends the session.
  allow(/401/);
  await tryEveryAction(page, desk, 'PostgreSQL');
});
