import type { Page, Route } from '@playwright/test';
import {
  deskAnalytics,
  deskBooked,
  deskBookings,
  deskFrame,
  deskKeys,
  deskLeads,
  deskMoney,
  deskPerson,
  deskSignIn,
  deskStatuses,
  deskSystem,
  deskToday,
} from '#content/desk.ts';
import { LANGUAGES } from '#content/languages.ts';
import { fill, plural } from '#content/message.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { labels } from '#content/shell/labels.ts';
import { siteFacts } from '#content/site-facts.ts';
import { DESK_LIMITS } from '#domain/desk.ts';
import { readLeadPage } from '#server/core/people/list-leads.ts';
import { erasedCode } from '#server/core/people/person-id.ts';
import { refreshAllPeople } from '#server/store/people.ts';
import { submissionRow } from '#server/testing/submission-row.ts';
import { expectAccessible, expectAccessibleAt } from '../support/accessible.ts';
import { expect, leadRows, pageHeading, signInWithLink, test, USER_EMAIL } from '../support/desk.ts';
import { matrix } from '../support/matrix.ts';
import { softStep } from '../support/soft-step.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: deskLeads.search });
const removeFocus = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

test('a user signs in with a link and signs out', async ({ page, desk, allow }) => {
  allow(/401|410|sign-out|ERR_FAILED/);

  await softStep(
    'a request for a link gets the same response for listed and unlisted addresses',
    async () => {
      await page.goto('/desk');
      await expect(pageHeading(page, deskSignIn.title)).toBeVisible();
      await expectAccessibleAt(page, matrix({ smoke: [1440], full: [390, 1440] }), 'body');
      for (const address of [USER_EMAIL, 'stranger@evil.example']) {
        await page.getByRole('textbox', { name: deskSignIn.email }).fill(address);
        await page.getByRole('button', { name: deskSignIn.requestLink }).click();
        await expect(page.getByText(deskSignIn.linkRequested)).toBeVisible();
      }
    },
  );

  await softStep(
    'a link works once; signing out ends the session, and an error is shown if that fails',
    async () => {
      const link = await desk.createSignInLink();
      await signInWithLink(page, link);
      await page.route('**/desk/api/sign-out', (route) => route.abort());
      await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
      await expect(page.getByText(deskFrame.actionFailed)).toBeVisible();
      await page.unroute('**/desk/api/sign-out');
      await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
      await expect(pageHeading(page, deskSignIn.title)).toBeVisible();
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: deskSignIn.submit }).click();
      await expect(page.getByText(deskSignIn.expired)).toBeVisible();
    },
  );
});

test('a passkey signs in, until it is removed', async ({ signedIn: page, allow }) => {
  allow(/401|410/);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/desk/system');
  await page.getByRole('button', { name: deskSystem.addPasskey }).click();
  const removeButton = page.getByRole('button', { name: new RegExp(`^${deskSystem.removePasskey}:`) });
  await expect(removeButton).toBeVisible();
  await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
  await page.getByRole('button', { name: deskSignIn.usePasskey }).click();
  await expect(pageHeading(page, deskToday.title)).toBeVisible();
  await page.goto('/desk/system');
  await removeButton.click();
  await expect(removeButton).toHaveCount(0);
  await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
  await page.getByRole('button', { name: deskSignIn.usePasskey }).click();
  await expect(page.getByText(deskSignIn.passkeyUnknown)).toBeVisible();
});

test('a person with an owner and a next step is on the page Today, and listed under Mine and Due', async ({
  signedIn: page,
  desk,
}) => {
  await desk.requestDeck({ firstName: 'Odette', email: 'odette@owner.example', phone: '+1 201 555 0101' });
  await page.goto('/desk/leads');
  await page.getByRole('link', { name: 'Odette Whitlock' }).click();
  await page.getByRole('combobox', { name: deskPerson.owner }).selectOption(USER_EMAIL);
  await page.getByRole('combobox', { name: deskPerson.nextStep }).fill('Send the offer');
  await page.getByRole('button', { name: deskPerson.due.quick.today }).click();
  await page.getByRole('button', { name: deskPerson.addStep, exact: true }).click();
  const doneStep = { name: fill(deskPerson.doneStep, { text: 'Send the offer' }) };
  await expect(page.getByRole('button', doneStep)).toBeVisible();
  await page.getByRole('button', { name: deskPerson.calls['no-answer'] }).click();
  await expect(
    page.getByText(fill(deskPerson.history.call, { result: deskPerson.calls['no-answer'] })),
  ).toBeVisible();
  await page.keyboard.press('z');
  await expect(
    page.getByText(fill(deskPerson.history.taskRemoved, { text: deskPerson.calls['no-answer'] })),
  ).toBeVisible();
  await page.goto('/desk?mine=1&due=1');
  await expect(page, 'old addresses of the list still work').toHaveURL(/leads\?mine=1&due=1$/);
  await page.getByRole('link', { name: 'Odette Whitlock' }).click();
  await page.getByRole('combobox', { name: deskPerson.status }).selectOption('lost');
  await page.getByRole('combobox', { name: deskPerson.lostReason }).fill('No budget');
  await page.getByRole('button', { name: deskPerson.save }).click();
  const { changed, fields } = deskPerson.history;
  await expect(
    page.getByText(
      fill(changed, { field: fields.lostReason, new: 'No budget', old: deskPerson.history.none }),
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: deskFrame.pages.today }).click();
  const steps = page.getByRole('region', { name: deskToday.steps });
  const step = steps.getByRole('listitem').filter({ hasText: 'Odette Whitlock' });
  await step.getByRole('button', { name: fill(deskPerson.moveStep, { text: 'Send the offer' }) }).click();
  await step.getByRole('button', { name: deskPerson.due.quick.today, pressed: true }).waitFor();
  await step.getByLabel(deskPerson.due.date).click();
  await step.getByLabel(deskPerson.due.date).fill('2020-01-31');
  await step.getByRole('button', { name: deskPerson.save }).click();
  await expect(step).toContainText(fill(deskPerson.dueOn, { day: 'Jan 31' }));
  await step.getByRole('button', doneStep).click();
  await expect(step).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: deskLeads.undo }).click();
  await expect(step).toHaveCount(1);
});

test('the list of leads updates, exports, works by keyboard and changes many leads', async ({
  signedIn: page,
  desk,
}) => {
  await page.goto('/desk/leads');
  await leadRows(page).first().waitFor();

  await softStep('a new lead appears without a reload', async () => {
    await desk.requestDeck({ firstName: 'Ottoline', email: 'ottoline@walk.example' });
    await expect(leadRows(page).first()).toContainText('Ottoline Whitlock');
  });

  await softStep('exports are saved as files', async () => {
    for (const [extension, format] of Object.entries({ csv: deskLeads.csv, json: deskLeads.json })) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: deskLeads.export, exact: true }).click();
      await page.getByRole('button', { name: `${deskLeads.export} ${format}` }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${extension}$`));
    }
  });

  await softStep('the keyboard alone can move, search, open a person, go back and show help', async () => {
    const links = leadRows(page).getByRole('link');
    await removeFocus(page);
    await page.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText(fill(deskLeads.selected, { count: 1 }))).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: deskKeys.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('ottoline');
    await expect(leadRows(page)).toHaveCount(1);
    await expect(page, 'the search is in the part of the address that no server sees').toHaveURL(
      /\/leads#search=ottoline$/,
    );
    await page.keyboard.press('Tab');
    await removeFocus(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(pageHeading(page, 'Ottoline Whitlock')).toBeVisible();
    expect(page.url()).not.toContain('ottoline');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('ottoline');
    await expect(links.nth(0), 'Back returns the focus to the row').toBeFocused();
  });

  await softStep('many leads get a status at once, and the filter finds them', async () => {
    for (const name of ['one', 'two'])
      await desk.requestDeck({ firstName: 'Bulk', email: `${name}@bulk.example`, company: 'Bulkhead' });
    await searchBox(page).fill('bulkhead');
    await expect(leadRows(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
    await expect(page.getByText(fill(deskLeads.selected, { count: 2 }))).toBeVisible();
    await searchBox(page).fill('ottoline');
    await expect(leadRows(page)).toHaveCount(1);
    await expect(
      page.getByText(fill(deskLeads.selected, { count: 2 })),
      'hidden leads are no longer selected',
    ).toBeHidden();
    await searchBox(page).fill('bulkhead');
    await page.getByRole('combobox', { name: deskLeads.setStatus }).selectOption(deskStatuses.qualified);
    await page.getByRole('button', { name: deskLeads.apply }).click();
    await expect(page.getByText(plural(deskLeads.changed.change, 2))).toBeVisible();
    await page.getByRole('button', { name: deskLeads.filters, exact: true }).click();
    await page
      .getByRole('combobox', { name: deskLeads.status, exact: true })
      .selectOption(deskStatuses.qualified);
    await expect(leadRows(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: deskLeads.status, exact: true }).selectOption(deskStatuses.lost);
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await page.getByRole('button', { name: deskLeads.clear }).click();
    await expect(leadRows(page).nth(5)).toBeVisible();
  });
});

test('many leads are changed in batches, and a failed batch can be repeated', async ({
  signedIn: page,
  desk,
  allow,
}) => {
  allow(/leads\/change|ERR_FAILED/);
  const totalLeads = DESK_LIMITS.leadsAtOnce + 20;
  const utm = '{"utm_campaign":"harvest"}';
  const group = Array.from({ length: totalLeads }, (_, index) => ({
    submission: submissionRow({ utm, created_at: index + 1 }),
    deliveries: [],
  }));
  await Promise.all(group.map(desk.store.intake));
  // Return all leads at once, as if the user had pressed 'Show more' until the end of the list.
  await page.route('**/desk/api/leads/query', async (route) =>
    route.fulfill({
      json: await readLeadPage(desk.store, route.request().postDataJSON(), { size: totalLeads }),
    }),
  );
  await page.goto('/desk/leads?campaign=harvest');
  await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
  await expect(page.getByText(fill(deskLeads.selected, { count: totalLeads }))).toBeVisible();

  const setLost = async () => {
    await page.getByRole('combobox', { name: deskLeads.setStatus }).selectOption(deskStatuses.lost);
    await page.getByRole('button', { name: deskLeads.apply }).click();
  };
  const secondBatch = Promise.withResolvers<Route>();
  await page.route('**/desk/api/leads/change', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    if (ids.length === DESK_LIMITS.leadsAtOnce) await route.continue();
    else secondBatch.resolve(route);
  });
  await setLost();
  await expect(
    page.getByText(fill(deskLeads.changing, { done: DESK_LIMITS.leadsAtOnce, all: totalLeads })),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: deskLeads.setStatus })).toBeDisabled();
  await (await secondBatch.promise).abort();
  const stoppedAlert = page
    .getByRole('alert')
    .filter({ hasText: fill(deskLeads.stopped, { done: DESK_LIMITS.leadsAtOnce, all: totalLeads }) });
  await expect(stoppedAlert).toBeVisible();
  await expect(page.getByText(fill(deskLeads.selected, { count: 20 }))).toBeVisible();

  await page.unroute('**/desk/api/leads/change');
  await setLost();
  await expect(page.getByText(plural(deskLeads.changed.change, 20))).toBeVisible();
  await expect(stoppedAlert).toBeHidden();
  const lost = desk.store.db
    .selectFrom('people')
    .where('status', '=', 'lost')
    .where('campaign', '=', 'harvest');
  expect(await lost.select('email_key').execute()).toHaveLength(totalLeads);
});

test('the page of a person shows text safely and can erase the person', async ({ signedIn: page, desk }) => {
  const email = 'erase@me.example';
  const name = '<img src=x onerror=alert(1)>';
  const note = '<script>alert(1)</script>';
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  await desk.requestDeck({ firstName: name, email });
  await page.goto('/desk/leads');
  await searchBox(page).fill(email);
  await expect(leadRows(page)).toHaveCount(1);
  await leadRows(page).getByRole('link').click();

  await softStep('malicious names and notes are shown as text', async () => {
    await expect(pageHeading(page, `${name} Whitlock`)).toBeVisible();
    await page.getByRole('textbox', { name: deskPerson.note }).fill(note);
    await page.getByRole('button', { name: deskPerson.addNote }).click();
    await expect(page.getByText(note)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: fill(deskPerson.noteBy, { author: USER_EMAIL }) }),
    ).toBeVisible();
  });

  await softStep('a person is erased only after typing the address', async () => {
    await page.getByRole('button', { name: deskPerson.actions }).click();
    await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
    await dialog.getByRole('textbox').fill('another@me.example');
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(dialog.getByText(deskPerson.eraseMismatch)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(pageHeading(page, deskLeads.title)).toBeVisible();
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await expect(
      page.getByRole('status').getByText(fill(deskPerson.erased, { code: erasedCode(email) })),
    ).toBeVisible();
  });
});

test('links and keys lead from the list to a person, to the next person and back', async ({
  signedIn: page,
  desk,
}) => {
  for (const name of ['first', 'second', 'third'])
    await desk.requestDeck({ firstName: 'Way', email: `${name}@way.example`, phone: '+44 (0)117 496 0147' });
  const person = (each: string) => page.getByRole('link', { name: new RegExp(`${each}@ ?way`) });
  await page.goto('/desk/leads?kind=deck&status=new');
  await searchBox(page).fill('way');
  await expect(leadRows(page)).toHaveCount(3);

  await softStep('a click anywhere in a row opens the person', async () => {
    await leadRows(page).nth(1).getByRole('cell').last().click();
    await expect(person('second')).toHaveAttribute('href', /^mailto:second@way\.example\?subject=/);
    const call = page.getByRole('link', { name: fill(deskPerson.call, { number: '+44 (0)117 496 0147' }) });
    await expect(call).toHaveAttribute('href', 'tel:+441174960147');
  });

  await softStep('j and k go to the next and the previous person of the list', async () => {
    await page.keyboard.press('j');
    await expect(person('first')).toBeVisible();
    await expect(page.getByRole('link', { name: deskPerson.nextPerson })).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(person('second')).toBeVisible();
    await page.getByRole('link', { name: deskPerson.previousPerson }).click();
    await expect(person('third')).toBeVisible();
  });

  await softStep('the link back keeps filters and search, and focuses the row', async () => {
    await page.getByRole('link', { name: deskPerson.back['/leads'] }).click();
    await expect(page).toHaveURL(/\/leads\?kind=deck&status=new#search=way$/);
    await expect(searchBox(page)).toHaveValue('way');
    await expect(leadRows(page).nth(0).getByRole('link')).toBeFocused();
  });
});

test('the tab title counts new leads until the list is opened', async ({ signedIn: page, desk }) => {
  await page.goto('/desk/system');
  await expect(pageHeading(page, deskFrame.pages.system)).toBeVisible();
  const titleBefore = await page.title();
  await desk.requestDeck({ firstName: 'Title', email: 'title@walk.example' });
  await expect(page).toHaveTitle(`(1) ${titleBefore}`);
  await page.getByRole('link', { name: deskFrame.pages.leads }).click();
  await expect(page).toHaveTitle(new RegExp(`^${deskLeads.title}`));
});

test('the desk follows the theme of the system until the user chooses a theme', async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/desk');
  const root = page.locator('html');
  await expect(root).toHaveClass('dark');
  await page.getByRole('button', { name: labels.lightTheme }).click();
  await page.reload();
  await expect(root).not.toHaveClass('dark');
});

test('the bookings page lists people who booked without a form', async ({ signedIn: page, desk }) => {
  const visitBookings = () => page.getByRole('link', { name: deskFrame.pages.bookings }).click();

  await softStep('without bookings the page explains how to set them up', async () => {
    const bookingsApi = '**/desk/api/bookings?*';
    await page.route(bookingsApi, (route) => route.fulfill({ json: { rows: [], next: null } }));
    await page.goto('/desk/bookings');
    await expect(page.getByText(fill(deskBookings.reporting, siteFacts(LANGUAGES[0])))).toBeVisible();
    await page.unroute(bookingsApi);
  });

  await softStep('a person with a booking but no form is listed, has a page and can be erased', async () => {
    const email = 'Only.Booked@call.example';
    const [booking] = await desk.store.db.selectFrom('bookings').selectAll().limit(1).execute();
    if (!booking) throw new Error('the sample has no booking');
    const bookingFields = { uid: 'only~booked', email, person: email.toLowerCase(), name: 'Odalys Vane' };
    await desk.store.db
      .insertInto('bookings')
      .values({
        ...booking,
        ...bookingFields,
        status: 'no-show',
        outcome: '',
        // The latest of the past calls.
        start_at: Date.now() - 31 * 60_000,
        created_at: Date.now(),
      })
      .execute();
    await desk.store.db.transaction().execute(refreshAllPeople);
    const pageLink = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    await pageLink(deskFrame.pages.leads).click();
    await searchBox(page).fill('odal');
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await page
      .getByRole('region', { name: deskBooked.title })
      .getByRole('link', { name: bookingFields.name })
      .click();
    await expect(pageHeading(page, bookingFields.name)).toBeVisible();
    await expect(pageLink(deskFrame.pages.leads)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: deskPerson.back['/leads'] }).click();
    await page.getByRole('button', { name: deskLeads.clear }).click();
    await page.getByRole('link', { name: deskFrame.pages.system }).click();
    await visitBookings();
    await expect(pageHeading(page, deskBookings.title)).toBeVisible();
    await page.getByRole('button', { name: deskBookings.when.past }).click();
    await expect(leadRows(page).first()).toContainText(deskBookings.states['no-show']);
    const openPerson = () => leadRows(page).getByRole('link', { name: bookingFields.name }).click();
    await openPerson();
    await expect(pageHeading(page, bookingFields.name)).toBeVisible();
    await expect(pageLink(deskFrame.pages.bookings)).toHaveAttribute('aria-current', 'page');
    await expect(pageLink(deskFrame.pages.leads)).not.toHaveAttribute('aria-current');
    await page.getByRole('link', { name: deskPerson.back['/bookings'] }).click();
    await page.getByRole('button', { name: deskBookings.when.past }).click();
    await openPerson();
    await expect(page.getByRole('heading', { name: deskPerson.bookings['no-show'] })).toBeVisible();
    await page.getByRole('button', { name: deskPerson.actions }).click();
    await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(pageHeading(page, deskBookings.title)).toBeVisible();
    await expect(leadRows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Odalys Vane' })).toHaveCount(0);
  });
});

test('analytics shows tables and explains missing page views', async ({ signedIn: page }) => {
  await page.goto('/desk/analytics');

  await softStep('the figures of a chart are also a table', async () => {
    const quiz = page.locator('details').filter({ hasText: deskAnalytics.leftHere });
    await quiz.getByText(deskAnalytics.table).click();
    await expect(quiz.locator('tbody tr')).toHaveCount(Object.keys(questions).length);
  });

  await softStep('the table of campaigns is not cut off, and its bars show revenue', async () => {
    const [campaign] = (await (await page.request.get('/desk/api/analytics?days=90')).json()).campaigns;
    const { won, wonAmount } = campaign;
    const bar = page.getByRole('listitem').filter({ hasText: campaign.name });
    await expect(bar).toContainText(fill(deskAnalytics.wonNote, { won, amount: deskMoney(wonAmount) }));
    const campaigns = page.locator('details').filter({ hasText: deskAnalytics.wonAmount }).last();
    await campaigns.getByText(deskAnalytics.table).click();
    const table = campaigns.getByRole('region');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  await softStep('a campaign opens as many leads as it counts', async () => {
    const [{ name, leads }] = (await (await page.request.get('/desk/api/analytics?days=90')).json())
      .campaigns;
    await page.getByRole('listitem').getByRole('link', { name, exact: true }).click();
    await expect(page.getByText(plural(deskLeads.shown, leads), { exact: true })).toBeVisible();
    await expect(leadRows(page)).toHaveCount(leads);
    await page.goBack();
  });

  await softStep('without views the funnel explains why, with Insight on and off', async () => {
    for (const { insight, period, text } of [
      { insight: true, period: '30', text: deskAnalytics.noViews },
      { insight: false, period: '365', text: deskAnalytics.noInsight },
    ] as const) {
      const isRequestForPeriod = (url: URL) => url.searchParams.get('days') === period;
      await page.route(isRequestForPeriod, async (route) => {
        const response = await route.fetch();
        const analytics = await response.json();
        const funnel = { ...analytics.funnel, views: 0 };
        await route.fulfill({ response, json: { ...analytics, funnel, insight } });
      });
      await page.getByRole('button', { name: deskAnalytics.periods[period] }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});
