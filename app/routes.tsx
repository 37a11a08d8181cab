import type { ComponentType } from 'react';
import { NOT_FOUND_PATH, PATHS } from '#domain/paths.ts';
import type { Below } from './loading/deferred.tsx';
import { type Later, later } from './loading/later.ts';

export type SitePage = ComponentType & { below?: Below };

/** Every URL of the site. Each page is its own chunk. */
const routes: Record<string, Later<SitePage>> = {
  [PATHS.home]: later(() => import('./pages/landing.tsx'), 'Page'),
  [PATHS.socialOs]: later(() => import('./pages/social-os.tsx'), 'Page'),
  [PATHS.b2bSales]: later(() => import('./pages/b2b-sales.tsx'), 'Page'),
  [PATHS.quiz]: later(() => import('./pages/quiz.tsx'), 'Page'),
  [PATHS.privacy]: later(() => import('./pages/privacy.tsx'), 'Page'),
  [PATHS.imprint]: later(() => import('./pages/imprint.tsx'), 'Page'),
};
export const NOT_FOUND = NOT_FOUND_PATH;
const notFound: Later<SitePage> = later(() => import('./pages/not-found.tsx'), 'Page');

export const routePaths = Object.keys(routes);
export const isRoute = (path: string) => path in routes;

/** The route that answers a path: one of the table, or the 404 page. */
export const routeOf = (path: string) => (isRoute(path) ? path : NOT_FOUND);

export const pageOf = (route: string) => routes[route] ?? notFound;
