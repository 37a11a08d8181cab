import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductCopy } from '#app/sections/product/product.tsx';
import { booking } from '#content/booking.ts';
import { PATHS } from '#domain/paths.ts';
import { Product } from './product.tsx';

const copy: ProductCopy = {
  kicker: 'Kicker',
  title: 'Title',
  lead: 'Lead',
  book: 'Book it',
  terms: 'Terms',
  jobs: {
    title: 'Jobs',
    points: [
      { title: 'One', text: 'First' },
      { title: 'Two', text: 'Second' },
    ],
  },
  steps: {
    title: 'Steps',
    list: [
      { title: 'Begin', when: 'Now', text: 'Do' },
      { title: 'End', when: 'Later', text: 'Done' },
    ],
  },
  figures: {
    title: 'Figures',
    basis: 'Counted',
    list: [
      { value: '2x', label: 'more' },
      { value: '9 h', label: 'less' },
    ],
  },
  closing: { title: 'Last', lead: 'Word', book: 'Book now', quiz: 'Quiz', terms: ['Free'] },
};

test('a product page shows all its copy, one heading per section, the booking links and the quiz link', () => {
  const page = parse(renderToStaticMarkup(<Product {...copy} />));
  expect(page.querySelectorAll('h1, h2').map(({ text }) => text)).toEqual([
    'Title',
    'Jobs',
    'Figures',
    'Steps',
    'Last',
  ]);
  for (const match of JSON.stringify(copy).matchAll(/:"([^"]+)"/g)) expect(page.text).toContain(match[1]);
  expect(page.querySelectorAll(booking.selector).map(({ text }) => text)).toEqual(['Book it', 'Book now']);
  expect(page.querySelector(`a[href="${PATHS.quiz}"]`)?.text).toBe('Quiz');
});

test('the drawing of the first screen comes after the text in the HTML, so that the text does not push it down', () => {
  const hero = parse(renderToStaticMarkup(<Product {...copy} />)).querySelector('section');
  expect(hero?.querySelector('h1')).not.toBeNull();
  expect(hero?.lastElementChild?.classNames).toContain('current-lines');
});
