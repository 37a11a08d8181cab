import { booking } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import { agentScenes } from '#content/quiz/agent-scenes.ts';
import { agents } from '#content/quiz/agents.ts';
import { answersInWords, results as words } from '#content/quiz/quiz-results.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { pathTo } from '#domain/paths.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { RESULTS } from '#domain/quiz/machine.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import quizResults from '#words/quiz/results.json' with { type: 'json' };
import { answersWithChoices, VALID_ANSWERS } from '../../../tools/sample-answers.ts';
import { expectBookingButton } from '../support/booking.ts';
import { expect, test } from '../support/fixtures.ts';
import { printPage } from '../support/paper.ts';
import {
  AGENTS_FOR_ALL_OPTIONS,
  ANSWERS_WITH_ALL_OPTIONS,
  openQuizAt,
  VALID_AGENTS,
} from '../support/quiz-visitor.ts';
import { applies, softStep } from '../support/soft-step.ts';

/** Texts for the valid answers in the sample. Other content has other texts. */
const SAMPLE = {
  headings: ['SDR AI Agent', 'Workflow Automation Agent', 'Analytics & Reporting Agent'],
  advice:
    'Start with the SDR AI Agent: teams of 11 to 50 in professional services usually get 10-16 hours a week back.',
  stack:
    'Tools: Gmail, HubSpot and Excel. Agents: SDR AI Agent, Workflow Automation Agent and Analytics & Reporting Agent. Result: booked meetings, records you can trust and reports on time.',
  firstMonth: [
    ['First call', '30 minutes: we choose the first job for the SDR AI Agent, and who approves its work.'],
    ['After 7 days', 'Its first workflow is live on your own data, inside Gmail and HubSpot.'],
    [
      'After 2-3 weeks',
      'The SDR AI Agent is in daily use. You approve everything it sends until you trust it.',
    ],
    ['After 30 days', 'The Workflow Automation Agent joins, and you decide what comes next.'],
  ],
  answers: [
    ...['Professional services', 'Aldgate Advisory', 'aldgate.example', 'Operations'],
    ...['Finding leads, repetitive tasks and reporting', 'Sending emails and CRM updates'],
    ...['Gmail, HubSpot and Excel', '11-50 people'],
    ...['Jo Bennett', 'jo@aldgate.example', '+44 20 7946 0000', 'This month'],
  ],
  notes:
    'Aldgate Advisory, aldgate.example, Operations, +44 20 7946 0000. AI stack from the quiz: SDR AI Agent, Workflow Automation Agent, Analytics & Reporting Agent',
};
const SAMPLE_TEXTS = 'texts of the sample';

test('the quiz results show the recommended agents and their actions', async ({ page, visit }) => {
  await openQuizAt(page, visit, RESULTS, VALID_ANSWERS);

  await softStep('the results show the recommended agents', async () => {
    for (const agent of VALID_AGENTS)
      await expect(page.getByRole('img', { name: agentScenes[agent].label })).toBeVisible();
  });

  if (applies(site.sampleContent, SAMPLE_TEXTS))
    await softStep('the results show advice, the stack, the first month and the answers', async () => {
      const headings = await page.getByRole('heading').allTextContents();
      expect(headings.filter((heading) => heading.endsWith('Agent'))).toEqual(SAMPLE.headings);
      await expect(page.getByText(SAMPLE.advice)).toBeVisible();
      await expect(page.getByRole('img', { name: SAMPLE.stack })).toBeVisible();
      for (const [when = '', text = ''] of SAMPLE.firstMonth)
        await expect(page.getByRole('listitem').filter({ hasText: when })).toContainText(text);
      await expect(page.getByRole('definition')).toHaveText(SAMPLE.answers);
      // Every agent has more than two points and an answer beyond the tools.
      await expect(page.getByText(words.hint)).toHaveCount(0);
    });

  await softStep('on phones and laptops the milestones of the first month do not overlap', async () => {
    const initialSize = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const width of [390, initialSize.width]) {
      await page.setViewportSize({ ...initialSize, width });
      const boxes = await page
        .getByRole('listitem')
        .filter({ hasText: quizResults.firstMonth.call.when })
        .locator('xpath=../li/p')
        .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().toJSON() as DOMRect));
      const isOverlapping = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      expect(boxes).toHaveLength(8);
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
    const book = page.getByRole('link', { name: words.book });
    await expectBookingButton(book);
    const { searchParams } = new URL((await book.getAttribute('href')) ?? '');
    const { name, email } = contactOf(VALID_ANSWERS);
    for (const [field, value] of Object.entries({
      name,
      email,
      ...(site.sampleContent && { notes: SAMPLE.notes }),
    })) {
      const parameter = booking.fields[field as 'name'];
      if (parameter) expect(searchParams.get(parameter) ?? '').toBe(value);
    }
  });

  await softStep('the page, and so the printed PDF, has the name of the report', async () => {
    const name = [quizResults.results.documentTitle, contactOf(VALID_ANSWERS).company].filter(Boolean);
    await expect(page).toHaveTitle(`${name.join(', ')} | ${site.name}`);
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
  if (site.sampleContent)
    await expect(page.getByText('Our service:')).toHaveText([
      ...['Our service: SDR Agent', 'Our service: Email Agent', 'Our service: Email Agent'],
    ]);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = new Set<number>();
    for (const agent of AGENTS_FOR_ALL_OPTIONS) {
      const card = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: agents[agent].title, exact: true }),
      });
      tops.add(Math.round((await card.boundingBox())?.y ?? 0));
    }
    expect(tops.size, `${width} px`).toBe(1);
  }
});

for (const [size, isEarly, advice] of [
  [
    'solo',
    true,
    'One-person companies in professional services usually get 2-4 hours a week back. Our free setup',
  ],
  [
    'large',
    false,
    'Start with the SDR AI Agent: teams of more than 50 in professional services usually get 16-30',
  ],
] as const)
  test(`a ${size} team ${isEarly ? 'is offered something to read before the booking' : 'is asked to book'}`, async ({
    page,
    visit,
  }) => {
    if (!applies(site.sampleContent && hasPart('newsletter'), 'team sizes of the sample')) return;
    await openQuizAt(page, visit, RESULTS, answersWithChoices({ team_size: [size] }));
    await expect(page.getByText(advice)).toBeVisible();
    const links = await page.getByRole('main').getByRole('link').allTextContents();
    expect(links[0]).toBe(isEarly ? words.newsletter : words.book);
    expect(links).toContain(words.book);
    await expect(page.getByText(isEarly ? words.earlyTerms : words.terms)).toBeVisible();
    if (!isEarly) return;
    await page.getByRole('link', { name: words.newsletter }).click();
    await expect(page).toHaveURL(pathTo('home', 'newsletter'));
    await expect(page.getByLabel(newsletter.fields.email)).toBeInViewport();
  });

test('printed results have page numbers and keep answers together', async ({ page, visit }) => {
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
    for (const agent of AGENTS_FOR_ALL_OPTIONS)
      expectOnOneSheet(agents[agent].title, ...agents[agent].benefits);
    if (!site.sampleContent) continue;
    expectOnOneSheet(words.answersTitle, ...answersInWords(answers).map(({ question }) => question));
    expect(text, format).toHaveLength(2);
  }
});
