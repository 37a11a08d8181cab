import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const renderButton = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(<Button {...props} />);

test('a loading button is disabled and shows "Loading..."', () => {
  expect(renderButton({ children: 'Go', loading: true })).toMatch(
    /<button[^>]+disabled[^>]+>.*Loading\.\.\.</,
  );
  expect(renderButton({ children: 'Go' })).not.toContain('Loading');
});

test('a loading button can show another text', () => {
  expect(renderButton({ children: 'Go', loading: true, loadingText: 'Sending...' })).toContain('Sending...');
});

test('a button can have the full width', () => {
  expect(renderButton({ children: 'Go', fullWidth: true })).toContain('w-full');
});
