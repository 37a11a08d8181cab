import { expect, test } from '../support/fixtures.ts';

test('it claims two minutes and five steps, names the topics and the offer', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#quiz-cta');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('2-minute quiz')).toBeVisible();
  const card = section.locator('#quiz');
  await expect(card.getByRole('heading', { name: 'The 5-step quiz' })).toBeVisible();
  const topics = ['Industry', 'Challenges', 'Automation', 'Tools', 'Team Size'];
  await expect(card.getByRole('listitem')).toHaveCount(5);
  for (const [i, topic] of topics.entries())
    await expect(card.getByRole('listitem').nth(i)).toContainText(topic);
  await expect(section.getByText('12 spots left')).toBeVisible();
  await expect(section.getByText('8 companies booked this week')).toBeVisible();
  await expect(section.getByText(/Setup, normally\s*\$2,500\s*Free for qualified businesses/)).toBeVisible();
});

test('its button leads to the quiz', async ({ page, visit }) => {
  await visit('/');
  const button = page.locator('#quiz').getByRole('link', { name: 'Take the AI Readiness Quiz' });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page).toHaveURL('/quiz');
});
