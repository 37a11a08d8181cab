import { test } from '../support/desk.ts';
import { walkEverything } from '../support/desk-journey.ts';
import { inForm } from '../support/form.ts';

// The other tests of the desk are on SQLite too.
for (const store of inForm({ short: [], long: ['SQLite'] }))
  test(`every view and action, on ${store}`, async ({ signedIn: page, desk, allow }) => {
    // The last action ends the session.
    allow(/401/);
    await walkEverything(page, desk, store);
  });
