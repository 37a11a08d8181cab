import { quiz } from '#content/quiz.ts';
import { quizFaults } from '#content/quiz-faults.ts';
import { isChoice, QUESTIONS } from '#domain/quiz/questions.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  answer,
  answerUpTo,
  COMPLETE,
  checked,
  emptyFault,
  focusTarget,
  idAt,
  labelsAt,
  next,
  openQuestions,
  option,
  placeOf,
  question,
  resumeAt,
} from '../support/quiz-visitor.ts';

const WRONG = { url: 'not a website', email: 'jo@aldgate', tel: '12345' };
const firstText = QUESTIONS.findIndex(({ type, required }) => type === 'text' && required);

/** What each field refuses: blanks where it may not be left empty, and what is not of its format. */
const TEXT_FAULTS = QUESTIONS.flatMap((asked, index) => {
  const { id, required } = asked;
  if (isChoice(asked) || (asked.type === 'text' && !required)) return [];
  if (asked.type !== 'text') return [{ index, id, text: WRONG[asked.type], message: quizFaults[asked.type] }];
  const blanks = index === firstText ? ['', '   '] : [' '];
  return blanks.map((text) => ({ index, id, text, message: quizFaults.required }));
});

test('every text that is refused says why, above the input with a red border, until edited [8.5 8.6]', async ({
  page,
  visit,
}) => {
  let at = TEXT_FAULTS[0]?.index ?? 0;
  await resumeAt(page, visit, at, COMPLETE);
  for (const { index, id, text, message } of TEXT_FAULTS)
    await test.step(`${id} ${JSON.stringify(text)}: ${message}`, async () => {
      for (; at < index; at++) {
        await expect(question(page, idAt(at))).toBeVisible();
        await next(page).click();
      }
      await expect(question(page, id)).toBeVisible();
      const field = focusTarget(page, id);
      const calm = await field.evaluate((input) => getComputedStyle(input).borderColor);
      await field.fill(text);
      await field.press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: message });
      await expect(alert).toHaveText(message);
      await expect(question(page, id)).toBeVisible();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      const [above, below] = [await alert.boundingBox(), await field.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await expect(field).not.toHaveCSS('border-color', calm);
      await field.press('x');
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await field.fill(String(COMPLETE[index]));
    });
});

test('Continue is disabled and grey until a required question is answered, blanks do not count [4.37]', async ({
  page,
  visit,
}) => {
  await openQuestions(page, visit);
  await expect(next(page)).toBeDisabled();
  const grey = await next(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await answer(page, 0);
  await expect(next(page)).toBeEnabled();
  await expect(next(page)).not.toHaveCSS('background-color', grey);
  await answerUpTo(page, firstText);
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('textbox').fill('   ');
  await expect(next(page)).toBeDisabled();
  await page.getByRole('textbox').fill('Aldgate');
  await expect(next(page)).toBeEnabled();
});

const single = placeOf('single');

test('a choice question without a selection: Please make a selection', async ({ page, visit }) => {
  await resumeAt(page, visit, single, COMPLETE.with(single, []));
  await expect(question(page, QUESTIONS[single]?.id ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  const message = emptyFault(single);
  const first = option(page, labelsAt(single)[0] ?? '');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await first.check();
  await expect(page.getByText(message)).toHaveCount(0);
});

test('a single choice replaces, multiple and grid choices toggle [4.34]', async ({ page, visit }) => {
  await openQuestions(page, visit);
  let from = 0;
  const places = (['single', 'multiple', 'grid'] as const).map((type) => ({ type, at: placeOf(type) }));
  for (const { type, at } of places.filter((place) => place.at >= 0).toSorted((a, b) => a.at - b.at)) {
    await answerUpTo(page, at, from);
    from = at;
    await expect(question(page, QUESTIONS[at]?.id ?? '')).toBeVisible();
    const [first, second] = labelsAt(at).map((label) => option(page, label));
    await first!.check();
    await second!.check();
    await expect(checked(page)).toHaveCount(type === 'single' ? 1 : 2);
    if (type === 'single') continue;
    await first!.uncheck();
    await expect(checked(page)).toHaveCount(1);
    await second!.uncheck();
    await expect(checked(page)).toHaveCount(0);
  }
});

for (const [at, asked] of QUESTIONS.entries())
  if (isChoice(asked) && asked.max && asked.max < asked.options.length)
    test(`${asked.id}: a choice beyond the maximum is ignored, and the page says why [4.35]`, async ({
      page,
      visit,
    }) => {
      const max = asked.max ?? 0;
      const [beyond, ...chosen] = labelsAt(at)
        .slice(0, max + 1)
        .map((label) => option(page, label));
      await resumeAt(page, visit, at, COMPLETE.with(at, []));
      await expect(page.getByText(quiz.upTo(max))).toBeVisible();
      await expect(page.getByText(quiz.counter(0, max))).toBeVisible();
      for (const choice of chosen) await choice.check();
      await expect(page.getByText(quiz.counter(max, max))).toBeVisible();
      await beyond!.click();
      await expect(beyond!).not.toBeChecked();
      await expect(checked(page)).toHaveCount(max);
      await expect(page.getByText(quiz.full)).toBeVisible();
      await chosen[0]!.uncheck();
      await beyond!.check();
      await expect(page.getByText(quiz.full)).toHaveCount(0);
    });

test('an answer that is no longer offered: Invalid input', async ({ page, visit }) => {
  await resumeAt(page, visit, single, COMPLETE.with(single, ['withdrawn']));
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: quizFaults.invalid })).toBeVisible();
  await option(page, labelsAt(single)[0] ?? '').check();
  await expect(page.getByText(quizFaults.invalid)).toHaveCount(0);
});
