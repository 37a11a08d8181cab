/** The pages of the built site. The build writes them to pages.json, one per language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, prefixOf } from '#content/languages.ts';

export type SitePage = Readonly<{
  name: string;
  path: string;
  title: string;
  description: string;
  /** True for a page about something that is on sale. */
  isProduct: boolean;
  sections: readonly string[];
}>;
export type SitePages = ReadonlyMap<string, readonly SitePage[]>;

/** By the code of the language. */
export const readPages = (siteDir: string): SitePages =>
  new Map(
    LANGUAGES.map((language) => [
      language.code,
      JSON.parse(readFileSync(join(siteDir, prefixOf(language), 'pages.json'), 'utf8')),
    ]),
  );
