import { expect, test } from 'vitest';
import { leadFacets, wordsOf } from './lead-facets.ts';

const lead = {
  utm: '{}',
  referrer: '',
  first_name: 'José',
  last_name: 'Ångström',
  company: 'Tamarack Freight',
  email: 'jose@tamarack.test',
  phone: '',
};

test('each word is listed once, without accents, capitals or punctuation', () => {
  expect(leadFacets(lead).words).toBe('  jose  angstrom  tamarack  freight  test');
  expect(wordsOf('  O’Neil-Smith, ')).toEqual(['o', 'neil', 'smith']);
});

test('a phone number is one word in any format', () => {
  for (const phone of ['+43 660 123-4567', '+43 (0)660/1234567', '00436601234567'.slice(2)])
    expect(leadFacets({ ...lead, phone }).words).toMatch(/ {2}436601234567$/);
});

test('the source is the source of the campaign, otherwise the referring host, otherwise direct', () => {
  expect(leadFacets(lead).source).toBe('direct');
  expect(leadFacets({ ...lead, referrer: 'https://www.google.com/search' }).source).toBe('google.com');
  const utm = '{"utm_source":"LinkedIn","utm_campaign":"Spring"}';
  expect(leadFacets({ ...lead, utm, referrer: 'https://a.test/' })).toMatchObject({
    source: 'linkedin',
    campaign: 'Spring',
  });
});

test('leads without a company sort last', () => {
  expect(
    leadFacets({ ...lead, company: '' }).company_key > leadFacets({ ...lead, company: 'Zz' }).company_key,
  ).toBe(true);
});
