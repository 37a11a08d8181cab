import { expect, test } from 'vitest';
import { companyWordmarks } from '#content/landing/company-wordmarks.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { useCases } from '#content/landing/use-cases.ts';
import { isShown } from './in-use.ts';

test('a sample drawing is reported only while a page shows it', () => {
  for (const scene of ['ward', 'ledger', 'chat', 'line', 'file'])
    expect(isShown('content/landing/use-case-scenes.ts', `${scene}Scene`), scene).toBe(
      useCases.some(({ image }) => image === scene),
    );
  for (const [name, { width }] of Object.entries(companyWordmarks))
    expect(isShown('content/landing/company-wordmarks.ts', `companyWordmarks.${name}`), name).toBe(
      testimonials.some(({ wordmarkWidth }) => wordmarkWidth === width),
    );
  expect(isShown('content/landing/use-case-scenes.ts', 'harborScene')).toBe(false);
});

test('other sample content is always reported', () => {
  expect(isShown('content/landing/services.ts', 'socialOs')).toBe(true);
  expect(isShown('content/landing/hero.ts', 'stats[0]')).toBe(true);
});
