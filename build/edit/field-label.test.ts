import { expect, test } from 'vitest';
import { fieldLabel } from './field-label.ts';

test.each([
  ['landing/faq', 'faq.2.question', 'FAQ, question 3'],
  ['landing/faq', 'faqIntro.title', 'FAQ, FAQ intro, title'],
  ['landing/testimonials', 'testimonials.0.position', 'Testimonials, position 1'],
  ['landing/industries', 'industryCards.1.features.0.text', 'Industries, industry card 2, feature 1, text'],
  ['loading', 'messages.3', 'Loading, message 4'],
  ['about', 'about.title', 'About, title'],
])('the label of a text in %s, %s, is "%s"', (name, path, label) => {
  expect(fieldLabel(name, path.split('.'))).toBe(label);
});
