import type { Page, Route } from '@playwright/test';
import {
  deskAnalytics,
  deskAuditLog,
  deskBooked,
  deskBookings,
  deskFrame,
  deskKeys,
  deskLeads,
  deskPerson,
  deskSignIn,
  deskStatuses,
  deskSystem,
} from '#content/desk.ts';
import { questions } from '#content/quiz/quiz-questions.ts';
import { labels } from '#content/shell/labels.ts';
import { DESK_LIMITS } from '#domain/desk-limits.ts';
import { readLeadPage } from '#server/core/leads/list-leads.ts';
import { erasedCode } from '#server/events/person-id.ts';
import { bookingWords } from '#server/store/booking-words.ts';
import { commitLeads } from '#server/store/intake.ts';
import { leadRow } from '#server/testing/lead-row.ts';
import { expectAccessible, expectAccessibleAt, type Scope } from '../support/accessible.ts';
import { expect, signInWithLink, TEAM, test } from '../support/desk.ts';
import { matrix } from '../support/matrix.ts';
import { softStep } from '../support/soft-step.ts';

/** Rows of leads, without those that separate days. */
const rows = (page: Page) => page.getByRole('table').locator('tbody tr:not([data-day])');
const search = (page: Page) => page.getByRole('searchbox', { name: deskLeads.search });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

test('signing in', async ({ page, desk, allow }) => {
  allow(/401|410|sign-out|ERR_FAILED/);

  await softStep(
    'a request for a link gets the same response for listed and unlisted addresses',
    async () => {
      await page.goto('/desk');
      await expect(heading(page, deskSignIn.title)).toBeVisible();
      await expectAccessibleAt(page, matrix({ smoke: [1440], full: [390, 1440] }), 'body');
      for (const address of [TEAM, 'stranger@evil.example']) {
        await page.getByRole('textbox', { name: deskSignIn.email }).fill(address);
        await page.getByRole('button', { name: deskSignIn.ask }).click();
        await expect(page.getByText(deskSignIn.asked)).toBeVisible();
      }
    },
  );

  await softStep(
    'a link works once; signing out ends the session, and an error is shown if that fails',
    async () => {
      const link = await desk.link();
      await signInWithLink(page, link);
      await page.route('**/desk/api/sign-out', (route) => route.abort());
      await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
      await expect(page.getByText(deskFrame.notDone)).toBeVisible();
      await page.unroute('**/desk/api/sign-out');
      await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
      await expect(heading(page, deskSignIn.title)).toBeVisible();
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('button', { name: deskSignIn.enter }).click();
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
  const remove = page.getByRole('button', { name: new RegExp(`^${deskSystem.removePasskey}:`) });
  await expect(remove).toBeVisible();
  await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
  await page.getByRole('button', { name: deskSignIn.usePasskey }).click();
  await expect(heading(page, deskLeads.title)).toBeVisible();
  await page.goto('/desk/system');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: deskFrame.signOut, exact: true }).click();
  await page.getByRole('button', { name: deskSignIn.usePasskey }).click();
  await expect(page.getByText(deskSignIn.passkeyUnknown)).toBeVisible();
});

test('a person gets an owner and a next step, and is found under Mine and Due', async ({
  signedIn: page,
  desk,
}) => {
  await desk.requestDeck({ firstName: 'Odette', email: 'odette@owner.example' });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Odette Whitlock' }).click();
  await page.getByRole('combobox', { name: deskPerson.owner }).selectOption(TEAM);
  await expect(page.getByText(deskAuditLog.details.owner(TEAM))).toBeVisible();
  await page.getByRole('textbox', { name: deskPerson.nextStep }).fill('Call back');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await page.getByLabel(deskPerson.nextStepDate, { exact: true }).fill(today);
  await page.getByRole('button', { name: deskPerson.save }).click();
  await expect(page.getByRole('button', { name: deskPerson.stepDone })).toBeVisible();
  await page.goto('/desk?mine=1&due=1');
  await expect(page.getByRole('link', { name: 'Odette Whitlock' })).toBeVisible();
  await page.getByRole('link', { name: 'Odette Whitlock' }).click();
  await page.getByRole('combobox', { name: deskPerson.status }).selectOption('lost');
  await page.getByRole('combobox', { name: deskPerson.lostReason }).fill('No budget');
  await page.getByRole('button', { name: deskPerson.save }).click();
  await expect(page.getByText(deskAuditLog.details.status('lost'))).toBeVisible();
});

test('the list of leads', async ({ signedIn: page, desk }) => {
  await page.goto('/desk');
  await rows(page).first().waitFor();

  await softStep('a new lead appears without a reload', async () => {
    await desk.requestDeck({ firstName: 'Ottoline', email: 'ottoline@walk.example' });
    await expect(rows(page).first()).toContainText('Ottoline Whitlock');
  });

  await softStep('exports are saved as files', async () => {
    for (const [extension, format] of Object.entries({ csv: deskLeads.csv, json: deskLeads.json })) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: deskLeads.export, exact: true }).click();
      await page.getByRole('button', { name: `${deskLeads.export} ${format}` }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${extension}$`));
    }
  });

  await softStep('by keyboard alone: move, search, open, go back, help', async () => {
    const links = rows(page).getByRole('link');
    await blur(page);
    await page.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText(deskLeads.selected(1))).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: deskKeys.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('ottoline');
    await expect(rows(page)).toHaveCount(1);
    expect(page.url()).not.toContain('ottoline');
    await page.keyboard.press('Tab');
    await blur(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Ottoline Whitlock')).toBeVisible();
    expect(page.url()).not.toContain('ottoline');
    await page.goBack();
    await expect(search(page)).toHaveValue('ottoline');
    await expect(links.nth(0), 'Back returns to the row').toBeFocused();
  });

  await softStep('many leads get a status at once, and the filter finds them', async () => {
    for (const each of ['one', 'two'])
      await desk.requestDeck({ firstName: 'Bulk', email: `${each}@bulk.example`, company: 'Bulkhead' });
    await search(page).fill('bulkhead');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
    await expect(page.getByText(deskLeads.selected(2))).toBeVisible();
    await search(page).fill('ottoline');
    await expect(rows(page)).toHaveCount(1);
    await expect(
      page.getByText(deskLeads.selected(2)),
      'nothing is done to leads that are not shown',
    ).toBeHidden();
    await search(page).fill('bulkhead');
    await page.getByRole('combobox', { name: deskLeads.setStatus }).selectOption(deskStatuses.qualified);
    await expect(page.getByText(deskLeads.changed.status(2))).toBeVisible();
    await page.getByRole('combobox', { name: deskLeads.status }).selectOption(deskStatuses.qualified);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: deskLeads.status }).selectOption(deskStatuses.lost);
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await page.getByRole('button', { name: deskLeads.clear }).click();
    await expect(rows(page).nth(5)).toBeVisible();
  });
});

test('many leads are changed in batches, and a failed batch can be repeated', async ({
  signedIn: page,
  desk,
  allow,
}) => {
  allow(/leads\/change|ERR_FAILED/);
  const all = DESK_LIMITS.leadsAtOnce + 20;
  const utm = '{"utm_campaign":"harvest"}';
  const group = Array.from({ length: all }, (_, index) => ({
    lead: leadRow({ utm, created_at: index + 1 }),
    deliveries: [],
  }));
  await commitLeads(desk.store, group);
  // Return all leads at once, as if the user had pressed 'Show more' until the end of the list.
  await page.route('**/desk/api/leads/query', async (route) =>
    route.fulfill({ json: await readLeadPage(desk.store, route.request().postDataJSON(), { size: all }) }),
  );
  await page.goto('/desk?campaign=harvest');
  await page.getByRole('checkbox', { name: deskLeads.selectAll }).check();
  await expect(page.getByText(deskLeads.selected(all))).toBeVisible();

  const setLost = () =>
    page.getByRole('combobox', { name: deskLeads.setStatus }).selectOption(deskStatuses.lost);
  const secondPart = Promise.withResolvers<Route>();
  await page.route('**/desk/api/leads/change', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    if (ids.length === DESK_LIMITS.leadsAtOnce) await route.continue();
    else secondPart.resolve(route);
  });
  await setLost();
  await expect(page.getByText(deskLeads.changing(DESK_LIMITS.leadsAtOnce, all))).toBeVisible();
  await expect(page.getByRole('combobox', { name: deskLeads.setStatus })).toBeDisabled();
  await (await secondPart.promise).abort();
  const stopped = page
    .getByRole('alert')
    .filter({ hasText: deskLeads.stopped(DESK_LIMITS.leadsAtOnce, all) });
  await expect(stopped).toBeVisible();
  await expect(page.getByText(deskLeads.selected(20))).toBeVisible();

  await page.unroute('**/desk/api/leads/change');
  await setLost();
  await expect(page.getByText(deskLeads.changed.status(20))).toBeVisible();
  await expect(stopped).toBeHidden();
  const lost = desk.store.db
    .selectFrom('leads')
    .where('status', '=', 'lost')
    .where('campaign', '=', 'harvest');
  expect(await lost.select('id').execute()).toHaveLength(all);
});

test('a person', async ({ signedIn: page, desk }) => {
  const email = 'erase@me.example';
  const name = '<img src=x onerror=alert(1)>';
  const note = '<script>alert(1)</script>';
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  await desk.requestDeck({ firstName: name, email });
  await page.goto('/desk');
  await search(page).fill(email);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();

  await softStep('malicious names and notes are shown as text', async () => {
    await expect(heading(page, `${name} Whitlock`)).toBeVisible();
    await page.getByRole('textbox', { name: deskPerson.note }).fill(note);
    await page.getByRole('button', { name: deskPerson.addNote }).click();
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('heading', { name: deskPerson.noteBy(TEAM) })).toBeVisible();
  });

  await softStep('is erased only after typing the address', async () => {
    await page.getByRole('button', { name: deskPerson.actions }).click();
    await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
    await dialog.getByRole('textbox').fill('another@me.example');
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(dialog.getByText(deskPerson.eraseMismatch)).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(heading(page, deskLeads.title)).toBeVisible();
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await expect(page.getByRole('status').getByText(deskPerson.erased(erasedCode(email)))).toBeVisible();
  });
});

test('navigation from the list to a person and back', async ({ signedIn: page, desk }) => {
  for (const each of ['first', 'second', 'third'])
    await desk.requestDeck({ firstName: 'Way', email: `${each}@way.example`, phone: '+44 (0)117 496 0147' });
  const person = (each: string) => page.getByRole('link', { name: new RegExp(`${each}@ ?way`) });
  await page.goto('/desk?kind=deck&status=new');
  await search(page).fill('way');
  await expect(rows(page)).toHaveCount(3);

  await softStep('a click anywhere in a row opens the person', async () => {
    await rows(page).nth(1).getByRole('cell').last().click();
    await expect(person('second')).toHaveAttribute('href', /^mailto:second@way\.example\?subject=/);
    const call = page.getByRole('link', { name: deskPerson.call('+44 (0)117 496 0147') });
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
    await page.getByRole('link', { name: deskPerson.back['/'] }).click();
    await expect(page).toHaveURL(/\?kind=deck&status=new$/);
    await expect(search(page)).toHaveValue('way');
    await expect(rows(page).nth(0).getByRole('link')).toBeFocused();
  });
});

test('new leads are counted in the tab’s title until the list is open', async ({ signedIn: page, desk }) => {
  await page.goto('/desk/system');
  await expect(heading(page, deskFrame.pages.system)).toBeVisible();
  const before = await page.title();
  await desk.requestDeck({ firstName: 'Title', email: 'title@walk.example' });
  await expect(page).toHaveTitle(`${deskFrame.unseen('1')}${before}`);
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

test('bookings', async ({ signedIn: page, desk }) => {
  const visitBookings = () => page.getByRole('link', { name: deskFrame.pages.bookings }).click();

  await softStep('without bookings the page explains how to set them up', async () => {
    const bookingsApi = '**/desk/api/bookings';
    await page.route(bookingsApi, (route) => route.fulfill({ json: { rows: [], next: null } }));
    await page.goto('/desk/bookings');
    await expect(page.getByText(deskBookings.emptyText)).toBeVisible();
    await page.unroute(bookingsApi);
  });

  await softStep('a person who only booked is in the list, has a page, and can be erased', async () => {
    const email = 'Only.Booked@call.example';
    const [booking] = await desk.store.db.selectFrom('bookings').selectAll().limit(1).execute();
    if (!booking) throw new Error('the sample has no booking');
    const own = { uid: 'only~booked', email, person: email.toLowerCase(), name: 'Odalys Vane' };
    await desk.store.db
      .insertInto('bookings')
      .values({
        ...booking,
        ...own,
        words: bookingWords(own),
        status: 'no-show',
        created_at: Date.now(),
      })
      .execute();
    const pageLink = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    await pageLink(deskFrame.pages.leads).click();
    await search(page).fill('odal');
    await expect(page.getByText(deskLeads.noMatch)).toBeVisible();
    await page.getByRole('region', { name: deskBooked.title }).getByRole('link', { name: own.name }).click();
    await expect(heading(page, own.name)).toBeVisible();
    await expect(pageLink(deskFrame.pages.leads)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: deskPerson.back['/'] }).click();
    await page.getByRole('button', { name: deskLeads.clear }).click();
    await page.getByRole('link', { name: deskFrame.pages.system }).click();
    await visitBookings();
    await expect(heading(page, deskBookings.title)).toBeVisible();
    await expect(rows(page).first()).toContainText(deskBookings.states['no-show']);
    const open = () => rows(page).getByRole('link', { name: own.name }).click();
    await open();
    await expect(heading(page, own.name)).toBeVisible();
    await expect(pageLink(deskFrame.pages.bookings)).toHaveAttribute('aria-current', 'page');
    await expect(pageLink(deskFrame.pages.leads)).not.toHaveAttribute('aria-current');
    await page.getByRole('link', { name: deskPerson.back['/bookings'] }).click();
    await open();
    await expect(page.getByRole('heading', { name: deskPerson.bookings['no-show'] })).toBeVisible();
    await page.getByRole('button', { name: deskPerson.actions }).click();
    await page.getByRole('button', { name: deskPerson.erase, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: deskPerson.eraseTitle });
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: deskPerson.eraseNow }).click();
    await expect(heading(page, deskBookings.title)).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Odalys Vane' })).toHaveCount(0);
  });
});

test('analytics', async ({ signedIn: page }) => {
  await page.goto('/desk/analytics');

  await softStep('have their figures as tables', async () => {
    const quiz = page.locator('details').filter({ hasText: deskAnalytics.leftHere });
    await quiz.getByText(deskAnalytics.table).click();
    await expect(quiz.locator('tbody tr')).toHaveCount(Object.keys(questions).length);
  });

  await softStep('without views the funnel explains why, with Insight on and off', async () => {
    for (const { insight, period, says } of [
      { insight: true, period: '30', says: deskAnalytics.noViews },
      { insight: false, period: '365', says: deskAnalytics.noInsight },
    ] as const) {
      const isAsked = (url: URL) => url.searchParams.get('days') === period;
      await page.route(isAsked, async (route) => {
        const answer = await route.fetch();
        const pictures = await answer.json();
        const funnel = { ...pictures.funnel, views: 0 };
        await route.fulfill({ response: answer, json: { ...pictures, funnel, insight } });
      });
      await page.getByRole('button', { name: deskAnalytics.periods[period] }).click();
      await expect(page.getByText(says)).toBeVisible();
    }
  });
});

/** The pages of the desk in the order of its menu, then the page of a person. */
const PAGES = [...(Object.keys(deskFrame.pages) as (keyof typeof deskFrame.pages)[]), 'person'] as const;

/** The smoke matrix skips most rows, since all rows are alike. */
const SCOPE = matrix<Scope>({ smoke: { include: 'body', exclude: 'tbody tr:nth-child(n+9)' }, full: 'body' });
const WIDTHS = matrix({ smoke: [1440, 320], full: [1440, 1280, 1024, 768, 390, 320] });
/** Widths for axe: wide and phone; the smoke matrix alternates between them. */
const widthsFor = (place: number) => matrix({ smoke: [place % 2 === 0 ? 1440 : 320], full: [1440, 390] });

const isWhole = (table: Element) => {
  const [box, frame] = [table.getBoundingClientRect(), table.parentElement!.getBoundingClientRect()];
  return box.right <= frame.right && box.bottom <= frame.bottom;
};

test('every page is accessible, and fits from 320 to 1440 px', async ({ signedIn: page }) => {
  await page.goto('/desk');
  for (const [place, name] of PAGES.entries())
    await softStep(name, async () => {
      await page.setViewportSize({ width: 1440, height: 844 });
      await page.getByRole('link', { name: deskFrame.pages[name === 'person' ? 'leads' : name] }).click();
      const first = rows(page).getByRole('link').first();
      const title =
        name === 'person' ? ((await first.locator('bdi').textContent()) ?? '') : deskFrame.pages[name];
      if (name === 'person') await first.click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(deskFrame.loading)).toHaveCount(0);
      if (name === 'analytics')
        for (const summary of await page.getByText(deskAnalytics.table).all()) await summary.click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        if (widthsFor(place).includes(width)) await expectAccessible(page, SCOPE);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        // No table hides rows or columns behind an edge. Figures of charts scroll in their own region.
        for (const table of await page.locator('section:not(details section) > table:visible').all())
          expect(await table.evaluate(isWhole)).toBe(true);
        if (name === 'leads') {
          expect((await rows(page).getByRole('link').first().boundingBox())?.width).toBeGreaterThan(120);
          const source = page.getByRole('columnheader', { name: deskLeads.columns.source });
          await expect(source).toBeVisible({ visible: width >= 1280 });
        }
        if (name === 'bookings')
          expect((await rows(page).getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(120);
      }
    });

  await softStep('the menus of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const moreButton = page.getByRole('navigation').getByRole('button', { name: deskFrame.more });
    const actions = page.getByRole('button', { name: deskPerson.actions });
    for (const menu of [moreButton, actions]) {
      await menu.click();
      await expectAccessible(page, 'body');
      await page.keyboard.press('Escape');
    }
  });
});
