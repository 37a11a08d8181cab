import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const drawn = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(<Button {...props} />);

test('a loading button announces its state and ignores clicks; a button can fill its container', {
  tags: ['@9.7'],
}, () => {
  expect(drawn({ children: 'Go', loading: true })).toMatch(/<button[^>]+disabled[^>]+>.*Loading\.\.\.</);
  expect(drawn({ children: 'Go', loading: true, loadingText: 'Sending...' })).toContain('Sending...');
  expect(drawn({ children: 'Go' })).not.toContain('Loading');
  expect(drawn({ children: 'Go', fullWidth: true })).toContain('w-full');
});
