import { test } from '../support/desk.ts';
import { walkEverything } from '../support/desk-journey.ts';

test('every view and action, on SQLite', async ({ signedIn: page, desk }) => {
  await walkEverything(page, desk, 'SQLite');
});
