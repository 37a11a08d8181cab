import { afterEach, expect, test, vi } from 'vitest';
import { firstViewOfVisit, rememberFirstView } from './first-view.ts';

afterEach(() => vi.unstubAllGlobals());

function tab(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  return (address: string, referrer = '') => {
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('window', { location: new URL(address, 'https://site.example') });
    vi.stubGlobal('document', { referrer });
    rememberFirstView();
    return firstViewOfVisit();
  };
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const LINKEDIN = { page: '/', utm: 'utm_source=linkedin', referrer: 'https://www.linkedin.com/' };

test('the first view of a tab counts, even after further page loads', () => {
  const load = tab(memory());
  expect(load('/?utm_source=linkedin&x=1', 'https://www.linkedin.com/?a')).toEqual(LINKEDIN);
  expect(load('/quiz', 'https://site.example/?utm_source=linkedin')).toEqual(LINKEDIN);
  expect(load('/?utm_source=mail', 'https://mail.example/')).toEqual(LINKEDIN);
});

test('a campaign link replaces a first view without a campaign', () => {
  const load = tab(memory());
  expect(load('/social-os')).toEqual({ page: '/social-os', utm: '', referrer: '' });
  expect(load('/quiz?utm_source=mail').utm).toBe('utm_source=mail');
});

test('without storage each page load is a first view, and never a referral from ourselves', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const load = tab({ getItem: refuse, setItem: refuse });
  expect(load('/?utm_source=linkedin', 'https://www.linkedin.com/')).toEqual(LINKEDIN);
  expect(load('/quiz', 'https://site.example/')).toEqual({ page: '/quiz', utm: '', referrer: '' });
});
