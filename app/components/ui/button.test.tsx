import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const drawn = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(<Button {...props} />);

test('six variants, each with a look of its own', { tags: ['@9.5'] }, () => {
  const variants = ['default', 'outline', 'subtle', 'ghost', 'link', 'gradient'] as const;
  expect(new Set(variants.map((variant) => drawn({ variant, children: 'Go' }))).size).toBe(6);
});

test('three sizes, each larger than the one before', { tags: ['@9.6'] }, () => {
  const heights = (['sm', 'md', 'lg'] as const).map((size) => drawn({ size, children: 'Go' }));
  expect(new Set(heights).size).toBe(3);
});

test('while it loads it says so and takes no press; it can be as wide as its place', {
  tags: ['@9.7'],
}, () => {
  expect(drawn({ children: 'Go', loading: true })).toMatch(/<button[^>]+disabled[^>]+>.*Loading\.\.\.</);
  expect(drawn({ children: 'Go', loading: true, loadingText: 'Sending...' })).toContain('Sending...');
  expect(drawn({ children: 'Go' })).not.toContain('Loading');
  expect(drawn({ children: 'Go', fullWidth: true })).toContain('w-full');
});
