import { bookingHref } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import { agentScenes } from '#content/quiz/agent-scenes.ts';
import { agents } from '#content/quiz/agents.ts';
import {
  answersInWords,
  bookingNotes,
  firstMonth,
  isTooEarly,
  optionLabel,
  serviceOf,
  stackInWords,
  results as words,
  writeAdvice,
} from '#content/quiz/quiz-results.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { pathTo } from '#domain/paths.ts';
import { choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import { isWeakMatch, recommend } from '#domain/quiz/scoring.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { answersWithChoices, VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expectBookingButton } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { printPage } from '../support/paper.ts';
import { ANSWERS_WITH_ALL_OPTIONS, openQuizAt } from '../support/quiz-visitor.ts';
import { applies, softStep } from '../support/soft-step.ts';

const RECOMMENDATIONS = recommend(VALID_ANSWERS);

test('the quiz results show the recommended agents and their actions', async ({ page, visit }) => {
  await openQuizAt(page, visit, RESULTS, VALID_ANSWERS);

  await softStep('the results show the recommended agents, the first month and the answers', async () => {
    const tools = choicesFor(VALID_ANSWERS, 'tools').map((tool) => optionLabel('tools', tool));
    await expect(
      page.getByRole('img', {
        name: stackInWords(tools.length > 0 ? tools : [words.anyTool], RECOMMENDATIONS),
      }),
    ).toBeVisible();
    for (const { agent } of RECOMMENDATIONS)
      await expect(page.getByRole('img', { name: agentScenes[agent].label })).toBeVisible();
    for (const { when } of firstMonth(RECOMMENDATIONS))
      await expect(page.getByText(when, { exact: true })).toBeVisible();
    for (const { question, answer } of answersInWords(VALID_ANSWERS))
      await expect(page.getByRole('definition').filter({ hasText: answer }).first(), question).toBeVisible();
    await expect(page.getByText(words.hint)).toHaveCount(
      RECOMMENDATIONS.filter((one) => isWeakMatch(one, RECOMMENDATIONS)).length,
    );
  });

  await softStep('on phones and laptops the milestones of the first month do not overlap', async () => {
    const initialSize = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const width of [390, initialSize.width]) {
      await page.setViewportSize({ ...initialSize, width });
      const boxes = await page
        .getByRole('listitem')
        .filter({ hasText: firstMonth(RECOMMENDATIONS)[0]?.when })
        .locator('xpath=../li/p')
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().toJSON() as DOMRect));
      const isOverlapping = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      expect(boxes).toHaveLength(2 * firstMonth(RECOMMENDATIONS).length);
      expect(
        boxes.filter((one) => boxes.some((other) => other !== one && isOverlapping(one, other))),
      ).toEqual([]);
    }
  });

  await softStep('if reports are off, the button says that it starts over', async () => {
    await expect(page.getByRole('button', { name: words.report })).toHaveAccessibleDescription(
      words.startsOver,
    );
  });

  await softStep('the booking link contains name, email and recommended agents', async () => {
    const { name, email } = contactOf(VALID_ANSWERS);
    const book = page.getByRole('link', { name: words.book });
    await expectBookingButton(book);
    const notes = bookingNotes(VALID_ANSWERS, RECOMMENDATIONS);
    await expect(book).toHaveAttribute('href', bookingHref({ name, email, notes }));
  });

  await softStep('the page, and so the printed PDF, has the name of the report', async () => {
    await expect(page).toHaveTitle(words.documentTitle(contactOf(VALID_ANSWERS).company));
  });

  await softStep('the printed results contain everything except controls', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: words.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    for (const control of [
      page.getByRole('link', { name: words.book }),
      page.getByRole('button', { name: words.print }),
      page.getByRole('button', { name: labels.darkTheme }),
    ])
      await expect(control).toBeHidden();
    await expect(page.getByText(words.onPaper)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.answersTitle })).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await softStep('Return to Website leads to the landing page', async () => {
    await page.getByRole('link', { name: words.home }).click();
    await expect(page).toHaveURL('/');
  });
});

test('on a laptop the agents are side by side, each with its service', async ({ page, visit }) => {
  await openQuizAt(page, visit, RESULTS, ANSWERS_WITH_ALL_OPTIONS);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = new Set<number>();
    for (const { agent } of recommend(ANSWERS_WITH_ALL_OPTIONS)) {
      const card = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: agents[agent].title, exact: true }),
      });
      await expect(card.getByText(words.service(serviceOf(agent).name))).toBeVisible();
      tops.add(Math.round((await card.boundingBox())?.y ?? 0));
    }
    expect(tops.size, `${width} px`).toBe(1);
  }
});

for (const [size, isEarly] of [
  ['solo', true],
  ['large', false],
] as const)
  test(`a ${size} team ${isEarly ? 'is offered something to read before the booking' : 'is asked to book'}`, async ({
    page,
    visit,
  }) => {
    const answers = answersWithChoices({ team_size: [size] });
    if (!applies(isTooEarly(answers) === isEarly && hasPart('newsletter'), 'team sizes of the sample'))
      return;
    await openQuizAt(page, visit, RESULTS, answers);
    await expect(page.getByText(writeAdvice(answers, recommend(answers)))).toBeVisible();
    const links = await page.getByRole('main').getByRole('link').allTextContents();
    expect(links[0]).toBe(isEarly ? words.newsletter : words.book);
    expect(links).toContain(words.book);
    await expect(page.getByText(isEarly ? words.earlyTerms : words.terms)).toBeVisible();
    if (!isEarly) return;
    await page.getByRole('link', { name: words.newsletter }).click();
    await expect(page).toHaveURL(pathTo('home', 'newsletter'));
    await expect(page.getByLabel(newsletter.label)).toBeInViewport();
  });

test('full printed results have date and page numbers, and no answer or benefit is separated from its heading', async ({
  page,
  visit,
}) => {
  const answers = ANSWERS_WITH_ALL_OPTIONS;
  await openQuizAt(page, visit, RESULTS, answers);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const sheets = await printPage(page, format);
    const text = sheets.map((sheet) => sheet.text);
    expect(text[0], format).toContain(words.madeOn(new Date(await page.evaluate(() => Date.now()))));
    expect(sheets.map(({ pageNumber }) => pageNumber)).toEqual(
      sheets.map((_, i) => `${i + 1} / ${sheets.length}`),
    );
    const expectOnOneSheet = (...parts: string[]) =>
      expect(
        text.filter((sheet) => parts.every((part) => sheet.includes(part.replaceAll('\u00A0', ' ')))),
        `${format}: ${parts[0]}`,
      ).not.toEqual([]);
    for (const { question, answer } of answersInWords(answers)) expectOnOneSheet(question, answer);
    for (const { agent } of recommend(answers))
      expectOnOneSheet(agents[agent].title, ...agents[agent].benefits);
    if (!site.sampleContent) continue;
    expectOnOneSheet(words.answersTitle, ...answersInWords(answers).map(({ question }) => question));
    expect(text, format).toHaveLength(2);
  }
});
