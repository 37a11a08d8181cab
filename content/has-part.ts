import { declarationOf, PAGE_NAMES, PAGES, type PageName } from '#domain/pages.ts';
import type { CompanyPage, OptionalPage, Part, Product } from './part.ts';
import { parts } from './parts.ts';

/** Parts that need another part. */
export const NEEDS: Partial<Record<Part, Part>> = {
  deck: 'socialOs',
  reviews: 'contact',
  'case-studies': 'success-stories',
};

/** The build replaces each call with true or false, so that the site contains no code of missing parts. */
export const hasPart = (part: Part): boolean => {
  const needed = NEEDS[part];
  return parts.includes(part) && (!needed || hasPart(needed));
};

const kindOf = (page: string) => (page in PAGES ? declarationOf(page as PageName).kind : undefined);

/** Pages without a kind are on every site. */
export const isOptionalPage = (page: string): page is OptionalPage => kindOf(page) !== undefined;

export const hasPage = (page: PageName): boolean => !isOptionalPage(page) || hasPart(page);

export const isProduct = (page: string): page is Product => kindOf(page) === 'product';

/** Products, and pages about the company, in the order of their links. */
export const products: readonly Product[] = /* @__PURE__ */ parts.filter(isProduct);
export const companyPages: readonly CompanyPage[] = /* @__PURE__ */ PAGE_NAMES.filter(
  (page): page is CompanyPage => kindOf(page) === 'company' && hasPage(page),
);
