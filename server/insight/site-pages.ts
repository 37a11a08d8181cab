/** Pages and sections that may be counted, read from the built site, so that no list has to follow the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, prefixOf } from '#content/languages.ts';

export type SitePages = Readonly<{
  /** The page in the default language; '404' for an unknown path. */
  pageAt(path: string): string;
  hasSection(page: string, id: string): boolean;
}>;

const PREFIX = new RegExp(`^(?:${LANGUAGES.slice(1).map(prefixOf).join('|')})(?=/|$)`);
const SECTION_TAG = /<section\b([^<>]*)>/g;
const ID = /\sid="([^"<>]+)"/;

export function readSitePages(siteDir: string): SitePages {
  const sections = new Map<string, Set<string>>();
  const pageOf = (path: string) => path.replace(PREFIX, '').replace(/\/$/, '') || '/';
  for (const file of readdirSync(siteDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = pageOf(`/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
    const ids = sections.get(page) ?? new Set();
    for (const [, attributes = ''] of readFileSync(join(siteDir, file), 'utf8').matchAll(SECTION_TAG))
      ids.add(ID.exec(attributes)?.[1] ?? '');
    sections.set(page, ids);
  }
  sections.delete('/404');
  return {
    pageAt: (path) => (sections.has(pageOf(path)) ? pageOf(path) : '404'),
    hasSection: (page, id) => sections.get(page)?.has(id) ?? false,
  };
}
