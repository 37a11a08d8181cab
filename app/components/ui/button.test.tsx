import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const renderButton = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(<Button {...props} />);

test('a loading button is disabled and shows its loading text, and a button can fill its container', {
  tags: ['@9.7'],
}, () => {
  expect(renderButton({ children: 'Go', loading: true })).toMatch(
    /<button[^>]+disabled[^>]+>.*Loading\.\.\.</,
  );
  expect(renderButton({ children: 'Go', loading: true, loadingText: 'Sending...' })).toContain('Sending...');
  expect(renderButton({ children: 'Go' })).not.toContain('Loading');
  expect(renderButton({ children: 'Go', fullWidth: true })).toContain('w-full');
});
