/** Finds links of built pages to pages and files that do not exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';

const HREF = /\shref="(\/[^"#?]*)/g;

export function findBrokenLinks(outDir: string): string[] {
  const exists = (path: string) =>
    ['', '.html', '/index.html'].some((ending) => {
      const file = `${outDir}${path === '/' ? '/index.html' : path.replace(/\/$/, '') + ending}`;
      return existsSync(file) && !(ending === '' && existsSync(`${file}/.`));
    });
  return globSync('**/*.html', { cwd: outDir }).flatMap((page) => {
    const links = new Set(
      [...readFileSync(`${outDir}/${page}`, 'utf8').matchAll(HREF)].map(([, path = '']) => path),
    );
    return [...links]
      .filter((path) => !exists(path))
      .map((path) => `${page.replaceAll('\\', '/')}: the link ${path} leads nowhere`);
  });
}
