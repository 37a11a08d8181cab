import { PATHS, type PageName } from '#domain/paths.ts';
import { COMPANY_PAGES, FIXED_PAGES, type OptionalPage, type Part, type Product } from './part.ts';
import { parts } from './parts.ts';

/** Parts that need another part. */
const NEEDS: Partial<Record<Part, Part>> = {
  deck: 'socialOs',
  reviews: 'contact',
  'case-studies': 'success-stories',
};

/** The build replaces each call with true or false, so that the site contains no code of missing parts. */
export const hasPart = (part: Part): boolean => {
  const needed = NEEDS[part];
  return parts.includes(part) && (!needed || hasPart(needed));
};

export const isOptionalPage = (page: string): page is OptionalPage =>
  page in PATHS && !FIXED_PAGES.some((fixedPage) => fixedPage === page);

export const hasPage = (page: PageName): boolean => !isOptionalPage(page) || hasPart(page);

export const isProduct = (page: string): page is Product =>
  isOptionalPage(page) && !COMPANY_PAGES.some((companyPage) => companyPage === page);

/** Products in the order of their links. */
export const products: readonly Product[] = /* @__PURE__ */ parts.filter(isProduct);
