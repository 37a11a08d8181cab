import { site } from '#content/site.ts';
import { expectBooks } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('2. B2B sales outreach page', () => {
  test('opens with a hero', async ({ b2b }) => {
    await expect(b2b.locator('main section').first().getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const [subject, heading] of [
    ['lead generation', /^Lead generation/],
    ['enrichment', /^Enrichment/],
    ['multi-channel outreach', /^Multi-channel outreach/],
    ['enterprise tools', /^Enterprise tools/],
  ] as const)
    test(`a section of the pipeline is about ${subject}`, async ({ b2b }) => {
      await expect(b2b.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    });

  for (const feature of ['Automated reporting and analytics', 'Team collaboration and data sharing'])
    test(`feature: ${feature.toLowerCase()}`, async ({ b2b }) => {
      await expect(b2b.getByRole('heading', { level: 3, name: feature, exact: true })).toBeVisible();
    });

  test("a section is called 'Seamless Workflow Integration'", async ({ b2b }) => {
    await expect(
      b2b.getByRole('heading', { level: 2, name: 'Seamless Workflow Integration', exact: true }),
    ).toBeVisible();
  });

  test('there the AI orchestrates timing, messaging and follow-ups on all channels', async ({ b2b }) => {
    const section = b2b.locator('section').filter({ hasText: 'Seamless Workflow Integration' });
    await expect(section).toContainText(
      'The AI orchestrates timing, messaging and follow-ups across all channels',
    );
  });

  test('hero, pipeline, features, integration, figures and closing come in this order', async ({ b2b }) => {
    const headings = await b2b.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const place = (start: string) => headings.findIndex((heading) => heading.startsWith(start));
    const places = [
      'Lead generation',
      'Enrichment',
      'Multi-channel outreach',
      'Enterprise tools',
      'What your team sees',
      'Seamless Workflow Integration',
      'Join 200+ companies',
      'Let the next meeting book itself.',
    ].map(place);
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  for (const [value, label] of [
    ['5x', 'more qualified leads'],
    ['80%', 'time saved'],
    ['3.2x', 'higher response rate'],
    ['45%', 'conversion increase'],
  ] as const)
    test(`statistic: ${value} ${label}`, async ({ b2b }) => {
      const figure = b2b.locator('dl > div').filter({ has: b2b.getByText(label, { exact: true }) });
      await expect(figure.getByText(value, { exact: true })).toBeVisible();
    });

  for (const claim of [
    'Join 200+ companies',
    'Response rates up 320%',
    '247 prospects generated this week',
    '1,847 emails sent today',
    '94% client satisfaction rate',
    'HOT SELLING: Most popular automation this month!',
    'Limited Time: Free Setup Worth $2,500 • Only 12 Spots Left This Month',
  ])
    test(`says '${claim}'`, async ({ b2b }) => {
      await expect(b2b.getByText(claim).first()).toBeVisible();
    });

  test.describe('Closing call-to-action', () => {
    test("'Book Your Sales Demo' opens the scheduling widget", async ({ b2b }) => {
      const closing = b2b.locator('main section').last();
      await expectBooks(closing.getByRole('link', { name: 'Book Your Sales Demo', exact: true }));
    });
    test("'Take AI Readiness Quiz' leads to /quiz", async ({ b2b }) => {
      const closing = b2b.locator('main section').last();
      await expect(
        closing.getByRole('link', { name: 'Take AI Readiness Quiz', exact: true }),
      ).toHaveAttribute('href', '/quiz');
    });
    for (const reassurance of ['30-minute demo', 'See live automation', 'No commitment required'])
      test(`reassures: ${reassurance.toLowerCase()}`, async ({ b2b }) => {
        await expect(
          b2b.locator('main section').last().getByText(reassurance, { exact: true }),
        ).toBeVisible();
      });
  });

  test('the shared footer follows', async ({ b2b }) => {
    await expect(b2b.locator('main ~ footer')).toBeVisible();
  });

  test('a floating contact widget uses the phone number', async ({ b2b }) => {
    const widget = b2b.getByRole('link', { name: /Chat with us/ });
    await expect(widget).toHaveCSS('position', 'fixed');
    await expect(widget).toHaveAttribute('href', new RegExp(site.phone.replaceAll(/\D/g, '')));
  });

  test('settled: the quiz is embedded between the statistics and the closing', async ({ b2b }) => {
    const headings = await b2b.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(-3)).toEqual([
      'Join 200+ companies',
      'Find Your Perfect AI Solution',
      'Let the next meeting book itself.',
    ]);
  });
});
