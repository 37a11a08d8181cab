import { pageHeads } from '#content/shell/page-heads.ts';

const existingPaths = Object.values(pageHeads).map(({ path }) => path as string);

/** Keeps only the pages that the site has. */
export const onlyExistingPages = (paths: readonly string[]): string[] =>
  paths.filter((path) => existingPaths.includes(path));
