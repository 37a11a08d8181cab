import type { ComponentType } from 'react';
import { caseStudies } from '#content/case-studies.ts';
import { hasPage } from '#content/has-part.ts';
import type { OptionalPage } from '#content/part.ts';
import { NOT_FOUND_PATH, PATHS, type PageName } from '#domain/paths.ts';
import { Page as About } from './pages/about.tsx';
import { Page as B2bSales } from './pages/b2b-sales.tsx';
import { Page as CaseStudy } from './pages/case-study.tsx';
import { Page as Imprint } from './pages/imprint.tsx';
import { Page as Landing } from './pages/landing.tsx';
import { Page as NotFound } from './pages/not-found.tsx';
import { Page as Privacy } from './pages/privacy.tsx';
import { Page as Quiz } from './pages/quiz.tsx';
import { Page as Security } from './pages/security.tsx';
import { Page as SocialOs } from './pages/social-os.tsx';

/** All pages. The build renders an HTML document for each page that the site has. */
const pages: Record<Exclude<PageName, OptionalPage>, ComponentType> &
  Partial<Record<OptionalPage, ComponentType>> = {
  home: Landing,
  socialOs: SocialOs,
  b2bSales: B2bSales,
  quiz: Quiz,
  privacy: Privacy,
  imprint: Imprint,
  about: About,
  security: Security,
};

const pagesByPath = new Map<string, ComponentType>();
for (const name of (Object.keys(PATHS) as PageName[]).filter(hasPage)) {
  const page = pages[name];
  if (!page) throw new Error(`content/parts.ts: ${name} has no page in app/pages.tsx`);
  pagesByPath.set(PATHS[name], page);
}

for (const study of caseStudies) pagesByPath.set(study.path, () => <CaseStudy study={study} />);

export const pagePaths = [...pagesByPath.keys()];
export const prerenderedPaths = [...pagePaths, NOT_FOUND_PATH];
export const pageAt = (path: string) => pagesByPath.get(path) ?? NotFound;

const SITE_STYLES = 'app/styles/site.css';
const QUIZ_STYLES = 'app/features/quiz/quiz.css';
/** Source files of the style sheets that a page links. The one of the quiz is separate, because only two pages need it. */
export const stylesAt = (path: string) =>
  path === PATHS.quiz || path === PATHS.b2bSales ? [SITE_STYLES, QUIZ_STYLES] : [SITE_STYLES];
