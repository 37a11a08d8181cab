import type { ComponentType } from 'react';
import type { PageHead } from '#content/page-heads.ts';
import { PATHS } from '#domain/paths.ts';

export type PageModule = { Page: ComponentType; head: PageHead };

/** Every URL of the site. Each page is its own chunk. */
const routes: Record<string, () => Promise<PageModule>> = {
  [PATHS.home]: () => import('./pages/landing.tsx'),
  [PATHS.socialOs]: () => import('./pages/social-os.tsx'),
  [PATHS.b2bSales]: () => import('./pages/b2b-sales.tsx'),
  [PATHS.quiz]: () => import('./pages/quiz.tsx'),
  [PATHS.privacy]: () => import('./pages/privacy.tsx'),
  [PATHS.imprint]: () => import('./pages/imprint.tsx'),
};
export const NOT_FOUND = '/404';
const notFound = () => import('./pages/not-found.tsx');

export const routePaths = Object.keys(routes);

export type LoadedRoute = { route: string; page: PageModule };

/** The route that answers a path: one of the table, or the 404 page. */
export const routeOf = (path: string) => (path in routes ? path : NOT_FOUND);

export async function loadRoute(route: string): Promise<LoadedRoute> {
  return { route, page: await (routes[route] ?? notFound)() };
}

export function prefetchRoute(path: string): void {
  routes[path]?.().catch(() => {});
}
