import { expect, test } from 'vitest';
import { companyKey, derivedColumns, phoneDigits, wordsOf } from './derived-columns.ts';

const submission = { utm: '{}', referrer: '', consent_version: '' };

test('each word is listed once, without accents, capitals or punctuation', () => {
  expect(wordsOf('José Ångström jose@test')).toEqual(['jose', 'angstrom', 'test']);
  expect(wordsOf('  O’Neil-Smith, ')).toEqual(['o', 'neil', 'smith']);
});

test('a phone number is one word in any format', () => {
  for (const phone of ['+43 660 123-4567', '+43 (0)660/1234567', '00436601234567'.slice(2)])
    expect(phoneDigits(phone)).toBe('436601234567');
});

test('the source is the source of the campaign, otherwise the referring host, otherwise direct', () => {
  expect(derivedColumns(submission).source).toBe('direct');
  expect(derivedColumns({ ...submission, referrer: 'https://www.google.com/search' }).source).toBe(
    'google.com',
  );
  const utm = '{"utm_source":"LinkedIn","utm_campaign":"Spring"}';
  expect(derivedColumns({ ...submission, utm, referrer: 'https://a.test/' })).toMatchObject({
    source: 'linkedin',
    campaign: 'Spring',
  });
});

test('only the team adds people by hand, not a link that says so', () => {
  const utm = '{"utm_source":"By-Hand"}';
  expect(derivedColumns({ ...submission, utm }).source).toBe('direct');
  expect(derivedColumns({ ...submission, consent_version: 'by-hand' }).source).toBe('by-hand');
});

test('people without a company sort last', () => {
  expect(companyKey('') > companyKey('Zz')).toBe(true);
});
