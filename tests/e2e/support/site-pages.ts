import { pageHeads } from '#content/shell/page-heads.ts';

const listed = Object.values(pageHeads).map(({ path }) => path as string);

/** Keeps only the pages that the site has. */
export const sitePages = (paths: readonly string[]): string[] =>
  paths.filter((path) => listed.includes(path));
