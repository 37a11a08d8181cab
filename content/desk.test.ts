import { expect, test } from 'vitest';
import { deskAnalytics, formatShare } from './desk.ts';
import { DESK_LANGUAGES } from './languages.ts';
import { formatNumber } from './message.ts';
import { siteFacts } from './site-facts.ts';
import { readTexts } from './texts.ts';

const percent = (share: number) => formatNumber(share, { style: 'percent' });

test.each([
  ['0 of many', 0, 1000, percent(0)],
  ['a share that would round to zero', 4, 1000, deskAnalytics.lessThan.replace('{share}', percent(0.01))],
  ['half a percent', 5, 1000, percent(0.01)],
  ['all of many', 1000, 1000, percent(1)],
  ['0 of 0', 0, 0, '–'],
])('shows %s in percent', (_name, part, whole, shown) => {
  expect(formatShare(part, whole)).toBe(shown);
});

test.each(DESK_LANGUAGES)('texts in $name have only five facts of the site', (language) => {
  const texts = [...readTexts(language.code)].filter(([name]) => name.startsWith('desk/'));
  const facts = Object.keys(siteFacts(language)).filter((fact) =>
    JSON.stringify(texts).includes(`{${fact}}`),
  );
  expect(facts).toEqual(['brand', 'bookingProvider', 'retryDays', 'deliveryAttempts', 'webhookSecret']);
});
