import { expect, test } from 'vitest';
import { companyKey, derivedColumns } from './derived-columns.ts';

const submission = { utm: '{}', referrer: '', consent_version: '' };

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
