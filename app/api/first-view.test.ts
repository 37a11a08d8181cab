import { afterEach, expect, test, vi } from 'vitest';
import { getFirstView, rememberFirstView } from './first-view.ts';

afterEach(() => vi.unstubAllGlobals());

function openTab(storage: Pick<Storage, 'getItem' | 'setItem'>, isStored = true) {
  return (url: string, referrer = '') => {
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('window', { location: new URL(url, 'https://site.example') });
    vi.stubGlobal('document', { referrer });
    rememberFirstView(isStored);
    return getFirstView();
  };
}

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const LINKEDIN = { page: '/', utm: 'utm_source=linkedin', referrer: 'https://www.linkedin.com/' };

test('the first view of a tab stays the source after further page loads', () => {
  const loadPage = openTab(createStorage());
  expect(loadPage('/?utm_source=linkedin&x=1', 'https://www.linkedin.com/?a')).toEqual(LINKEDIN);
  expect(loadPage('/quiz', 'https://site.example/?utm_source=linkedin')).toEqual(LINKEDIN);
  expect(loadPage('/?utm_source=mail', 'https://mail.example/')).toEqual(LINKEDIN);
});

test('a campaign link replaces a first view without a campaign', () => {
  const loadPage = openTab(createStorage());
  expect(loadPage('/social-os')).toEqual({ page: '/social-os', utm: '', referrer: '' });
  expect(loadPage('/quiz?utm_source=mail').utm).toBe('utm_source=mail');
});

test('without storage, each page load is a first view; a link from another page of the site is not a referrer', () => {
  const throwError = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const loadPage = openTab({ getItem: throwError, setItem: throwError });
  expect(loadPage('/?utm_source=linkedin', 'https://www.linkedin.com/')).toEqual(LINKEDIN);
  expect(loadPage('/quiz', 'https://site.example/')).toEqual({ page: '/quiz', utm: '', referrer: '' });
});

test('a visit that is not counted stores nothing, and knows the previous page of the site', () => {
  const storage = createStorage();
  const loadPage = openTab(storage, false);
  expect(loadPage('/?utm_source=linkedin&x=1', 'https://www.linkedin.com/?a')).toEqual(LINKEDIN);
  expect(storage.getItem('first-view')).toBeNull();
  const source = loadPage('/quiz', 'https://site.example/?utm_source=linkedin&x=1');
  expect(source).toEqual({ ...LINKEDIN, referrer: '' });
});
