import { expect, test } from 'vitest';
import { wordsIn } from '#server/words.ts';
import { renderMail } from './render-mail.tsx';

test('a line does not break inside a range or a word with a hyphen', () => {
  const paragraph = 'Saves 15–20 hours a week. Write an e-mail to the whole team today.';
  const parts = { preview: '', label: '', heading: '', paragraphs: [paragraph], reason: '' };
  const { html, text } = renderMail(parts, { origin: 'https://acme.test', words: wordsIn('en') });
  for (const joined of ['15–20\u00a0hours', 'e-mail'])
    expect(html).toContain(`<span style="white-space:nowrap">${joined}</span>`);
  expect(text).toContain(paragraph);
});
