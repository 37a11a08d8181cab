import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const htmlOf = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(<Button {...props} />);

test('a loading button is disabled and shows its loading text, and a button can fill its container', {
  tags: ['@9.7'],
}, () => {
  expect(htmlOf({ children: 'Go', loading: true })).toMatch(/<button[^>]+disabled[^>]+>.*Loading\.\.\.</);
  expect(htmlOf({ children: 'Go', loading: true, loadingText: 'Sending...' })).toContain('Sending...');
  expect(htmlOf({ children: 'Go' })).not.toContain('Loading');
  expect(htmlOf({ children: 'Go', fullWidth: true })).toContain('w-full');
});
