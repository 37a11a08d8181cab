import { parse } from 'node-html-parser';
import { integrationsStrip, tools } from '#content/landing/integrations.ts';
import { quizCta } from '#content/landing/quiz-cta.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { softStep } from '../support/soft-step.ts';

test.use(withMotion);

test('the integrations strip lists its tools and links to the quiz card', async ({ page, visit }) => {
  await visit('/');
  const strip = page.locator('#integrations');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('listitem')).toHaveCount(8);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrolled = `${this.id} ${JSON.stringify(options)}`;
    };
  });
  await strip.getByRole('link', { name: integrationsStrip.link.label }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'quiz {"behavior":"smooth"}');
  await expect(page).toHaveURL('/#quiz');

  await softStep('the button of the quiz card links to the quiz', async () => {
    await page.locator('#quiz').getByRole('link', { name: quizCta.card.button }).click();
    await expect(page).toHaveURL('/quiz');
  });
});

test('every logo of the page is in the sprite', async ({ request }) => {
  const sprite = await (await request.get('/marks.svg')).text();
  const html = parse(await (await request.get('/')).text());
  const logoReferences = html.querySelectorAll('use').map((use) => use.getAttribute('href') ?? '');
  expect(logoReferences.length).toBeGreaterThanOrEqual(tools.filter(({ mark }) => mark).length);
  for (const href of new Set(logoReferences))
    expect(sprite).toContain(`id="${href.replace('/marks.svg#', '')}"`);
});
