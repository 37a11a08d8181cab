import type { ComponentType } from 'react';
import { caseStudies } from '#content/case-studies.ts';
import { hasPage } from '#content/has-part.ts';
import { fileOf, PAGE_NAMES } from '#domain/pages.ts';
import { NOT_FOUND_PATH, PATHS } from '#domain/paths.ts';
import { Page as CaseStudy } from './pages/case-study.tsx';
import { Page as NotFound } from './pages/not-found.tsx';

/** `sectionStyles` is the sheet of the landing page's sections below its first screen. */
type PageComponent = ComponentType<{ sectionStyles?: string }>;

/** All page components. The build renders an HTML document for each page that the site has. */
const components = import.meta.glob<PageComponent>('./pages/*.tsx', { eager: true, import: 'Page' });

const pagesByPath = new Map<string, PageComponent>();
for (const name of PAGE_NAMES.filter(hasPage)) {
  const file = `./pages/${fileOf(name)}.tsx`;
  const page = components[file];
  if (!page) throw new Error(`domain/pages.ts: ${name} has no component in app/${file.slice(2)}`);
  pagesByPath.set(PATHS[name], page);
}

for (const study of caseStudies) pagesByPath.set(study.path, () => <CaseStudy study={study} />);

export const pagePaths = [...pagesByPath.keys()];
export const prerenderedPaths = [...pagePaths, NOT_FOUND_PATH];
export const pageAt = (path: string) => pagesByPath.get(path) ?? NotFound;

const STYLES_BY_PATH = new Map<string, string>([
  [PATHS.home, 'landing'],
  [PATHS.socialOs, 'social-os'],
  [PATHS.b2bSales, 'b2b-sales'],
  [PATHS.quiz, 'quiz'],
]);
/** Source file of the style sheet of a page. Each has only what its page uses, because the first paint waits for it. */
export const styleSheetAt = (path: string) => `app/styles/pages/${STYLES_BY_PATH.get(path) ?? 'text'}.css`;
