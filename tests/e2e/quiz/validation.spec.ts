import { NO_ANSWERS } from '#domain/quiz/answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { COMPLETE, next, openQuestions, option, question, resumeAt } from '../support/quiz-visitor.ts';

const TEXT_FAULTS = [
  { index: 1, id: 'company', text: '', message: 'This field is required' },
  { index: 1, id: 'company', text: '   ', message: 'This field is required' },
  { index: 2, id: 'website', text: 'not a website', message: 'Please enter a valid URL' },
  { index: 8, id: 'name', text: ' ', message: 'This field is required' },
  { index: 9, id: 'email', text: 'jo@aldgate', message: 'Please enter a valid email address' },
  { index: 10, id: 'phone', text: '12345', message: 'Please enter a valid phone number' },
] as const;

for (const { index, id, text, message } of TEXT_FAULTS)
  test(`${id} ${JSON.stringify(text)}: ${message}, above the input with a red border, until edited [8.5 8.6]`, async ({
    page,
    visit,
  }) => {
    await resumeAt(page, visit, index, COMPLETE);
    const field = page.getByRole('textbox');
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
  });

test('Continue is disabled and grey until a required question is answered, blanks do not count [4.37]', async ({
  page,
  visit,
}) => {
  await openQuestions(page, visit);
  await expect(next(page)).toBeDisabled();
  const grey = await next(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await option(page, 'Healthcare').check();
  await expect(next(page)).toBeEnabled();
  await expect(next(page)).not.toHaveCSS('background-color', grey);
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('textbox').fill('   ');
  await expect(next(page)).toBeDisabled();
  await page.getByRole('textbox').fill('Aldgate');
  await next(page).click();
  await expect(question(page, 'website')).toBeVisible();
  await expect(next(page)).toBeEnabled();
});

test('a choice question without a selection: Please make a selection', async ({ page, visit }) => {
  await openQuestions(page, visit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please make a selection' })).toBeVisible();
  await expect(option(page, 'Healthcare')).toHaveAttribute('aria-invalid', 'true');
  await option(page, 'Healthcare').check();
  await expect(page.getByText('Please make a selection')).toHaveCount(0);
});

test('a single choice replaces, multiple and grid choices toggle [4.34]', async ({ page, visit }) => {
  await resumeAt(page, visit, 3, COMPLETE.with(4, ['leadgen']).with(5, ['crm']).with(6, []));
  await option(page, 'Sales').check();
  await option(page, 'Product').check();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await next(page).click();
  await option(page, 'Finding leads').uncheck();
  await option(page, 'Reporting').check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await next(page).click();
  await expect(question(page, 'tasks')).toBeVisible();
  await next(page).click();
  for (const tool of ['Slack', 'Zoom', 'Trello', 'Asana', 'Notion']) await option(page, tool).check();
  await option(page, 'Zoom').uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
});

test('a fourth bottleneck is ignored, and the page says why [4.35]', async ({ page, visit }) => {
  await resumeAt(page, visit, 4, COMPLETE.with(4, []));
  await expect(page.getByText('Up to 3')).toBeVisible();
  await expect(page.getByText('0 of 3')).toBeVisible();
  for (const label of ['Finding leads', 'Reporting', 'Documentation']) await option(page, label).check();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await option(page, 'Sales calls').click();
  await expect(option(page, 'Sales calls')).not.toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByText('That is the maximum. Remove one to choose another.')).toBeVisible();
  await option(page, 'Reporting').uncheck();
  await option(page, 'Sales calls').check();
  await expect(page.getByText('That is the maximum.')).toHaveCount(0);
});

test('an answer that is no longer offered: Invalid input', async ({ page, visit }) => {
  await resumeAt(page, visit, 0, NO_ANSWERS.with(0, ['withdrawn']));
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid input' })).toBeVisible();
  await option(page, 'Healthcare').check();
  await expect(page.getByText('Invalid input')).toHaveCount(0);
});
