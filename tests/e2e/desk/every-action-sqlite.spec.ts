import { test } from '../support/desk.ts';
import { tryEveryAction } from '../support/desk-journey.ts';
import { matrix } from '../support/matrix.ts';

// Not in the smoke matrix, because the other desk tests already run on SQLite.
for (const store of matrix({ smoke: [], full: ['SQLite'] }))
  test(`every page and action of the desk works on ${store}`, async ({ signedIn: page, desk, allow }) => {
    // The last action ends the session.
    allow(/401/);
    await tryEveryAction(page, desk, store);
  });
