/**
 * The pages of the site, in the order of their links. The page `socialOs` is the component app/pages/social-os.tsx and
 * the text file social-os.json or social-os/page.json in the folder of each language. `npm run new:page` adds a page.
 */
export type PageDeclaration = Readonly<{
  /** The path without the prefix of the language. It may differ between languages: `{ en: '/imprint', fr: '/mentions' }`. */
  path: string | Readonly<{ en: string } & Partial<Record<string, string>>>;
  /**
   * The header and the footer link to a product, the footer to a page about the company. Pages of a kind are parts
   * (content/parts.ts): a site can leave them out.
   */
  kind?: 'product' | 'company';
  off?: boolean;
  marker?: 'new' | 'hot';
}>;

export const PAGES = {
  home: { path: '/' },
  socialOs: { path: '/social-os', kind: 'product', marker: 'new' },
  b2bSales: { path: '/b2b-sales-automation', kind: 'product', marker: 'hot' },
  quiz: { path: '/quiz' },
  privacy: { path: '/privacy' },
  imprint: { path: '/imprint' },
  about: { path: '/about', kind: 'company' },
  security: { path: '/security', kind: 'company' },
} as const satisfies Record<string, PageDeclaration>;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

export const declarationOf = (page: PageName): PageDeclaration => PAGES[page];

/** Path of a page in a language whose paths start with `prefix`. */
export function pagePath(page: PageName, code: string, prefix: string): string {
  const { path } = declarationOf(page);
  const ownPath = typeof path === 'string' ? path : (path[code] ?? path.en);
  return ownPath === '/' ? prefix || '/' : prefix + ownPath;
}

/** Name of the component and of the text file. */
export const fileOf = (page: PageName): string =>
  page === 'home' ? 'landing' : page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
