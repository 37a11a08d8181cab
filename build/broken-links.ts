/** Finds links of built pages to pages, files and elements that do not exist. */
import { globSync, readFileSync, statSync } from 'node:fs';

const LINK = /\shref="((?:\/[^"#?]*)?)(?:\?[^"#]*)?(?:#([^"]*))?"/g;

export function findBrokenLinks(outDir: string): string[] {
  const findFile = (path: string) =>
    ['', '.html', '/index.html']
      .map((ending) => outDir + path.replace(/\/$/, '') + ending)
      .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return globSync('**/*.html', { cwd: outDir }).flatMap((page) => {
    const links = readFileSync(`${outDir}/${page}`, 'utf8').matchAll(LINK);
    const broken = [...links].filter(([, path, id]) => {
      const file = path ? findFile(path) : `${outDir}/${page}`;
      return !file || (id && !readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(id)}"`));
    });
    return [...new Set(broken.map(([link]) => link.trim()))].map(
      (link) => `${page.replaceAll('\\', '/')}: the link ${link} leads nowhere`,
    );
  });
}
