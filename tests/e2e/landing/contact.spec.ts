import { expect, test } from '../support/fixtures.ts';

test('the consultation block states its terms, rating and figures, and quotes a customer', async ({
  page,
  visit,
}) => {
  await visit('/');
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  for (const text of [
    '30-minute call',
    '5.0',
    '(48 reviews)',
    '65%',
    'time savings',
    '87%',
    'error reduction',
    '3-6 months',
    'ROI timeline',
  ])
    await expect(contact.getByText(text, { exact: true })).toBeVisible();
  await expect(contact.getByRole('blockquote')).toBeVisible();
});

test('every booking label is on the page and carries the widget', async ({ page, visit }) => {
  await visit('/');
  for (const label of [
    'Book Your Demo',
    'Book A Call',
    'Book a call',
    'Start Your AI Journey',
    'Schedule consultation',
    'Book a Demo',
    'Book Consultation',
  ]) {
    const link = page.getByRole('link', { name: label, exact: true }).first();
    await expect(link).toHaveAttribute('data-cal-link', /\/ai-consultation$/);
    await expect(link).toHaveAttribute('data-cal-namespace', 'ai-consultation');
    expect(JSON.parse((await link.getAttribute('data-cal-config')) ?? '')).toEqual({
      layout: 'month_view',
      theme: 'light',
    });
  }
});
