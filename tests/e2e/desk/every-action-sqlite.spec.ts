import { test } from '../support/desk.ts';
import { walkEverything } from '../support/desk-journey.ts';
import { matrix } from '../support/matrix.ts';

// The other desk tests also run on SQLite.
for (const store of matrix({ smoke: [], full: ['SQLite'] }))
  test(`every view and action, on ${store}`, async ({ signedIn: page, desk, allow }) => {
    // The last action ends the session.
    allow(/401/);
    await walkEverything(page, desk, store);
  });
