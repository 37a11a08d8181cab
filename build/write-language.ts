/**
 * Writes pages, pictures, deck, films and files for search engines in one language. Vite bundles this file once per
 * language with the texts of that language, and the build runs it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parse } from 'node-html-parser';
import { hasPart, isProduct } from '#content/has-part.ts';
import { localFile, PATHS } from '#domain/paths.ts';
import { pageHeads, pagePaths, prerenderedPaths, renderPage, styleSheetAt } from '../app/prerender.tsx';
import { writeDeck } from '../media/deck/deck.tsx';
import { writeAuditCsv } from './files/audit-csv.ts';
import { writeMarkdown } from './files/markdown.ts';
import { writePlayer } from './files/player.ts';
import { quizMarkdown } from './files/quiz-markdown.ts';
import { contactLines, writeSeoFiles, writeSitemap, writeSpeculationRules } from './files/seo-files.ts';
import { writeDeckCover } from './images/deck-cover.ts';
import { writeOgImages } from './images/og-images.ts';
import { writeStackPictures } from './images/stack-pictures.ts';

/** URLs of the files that all languages share, because they contain no texts. */
export type SharedAssets = {
  fonts: string[];
  /** By source file. */
  styleUrls: Record<string, string>;
  sectionStyles: string;
  printStyles: string;
  playerFont: string;
};

const htmlFile = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The files that name the pages of every language are written with the first one. */
export async function writeLanguage(
  outDir: string,
  entry: string,
  { shared, isFirst }: { shared: SharedAssets; isFirst: boolean },
): Promise<void> {
  await mkdir(`${outDir}${localFile('')}`, { recursive: true });
  for (const path of prerenderedPaths) {
    const file = `${outDir}/${htmlFile(path)}`;
    await mkdir(dirname(file), { recursive: true });
    const styles = shared.styleUrls[styleSheetAt(path)] ?? '';
    await writeFile(file, renderPage(path, { ...shared, entry, styles }));
  }
  await writePageList(outDir);
  await writeMarkdown(
    outDir,
    pagePaths.map((route) => ({
      file: htmlFile(route),
      appendices: [...(route === PATHS.quiz ? [quizMarkdown()] : []), contactLines],
    })),
  );
  await writeSeoFiles(outDir, [...pageHeads.values()]);
  await writeAuditCsv(outDir);
  await writeOgImages(outDir);
  await writeStackPictures(`${outDir}${localFile('')}`);
  await writePlayer(outDir, shared.playerFont);
  if (hasPart('deck')) {
    await writeDeckCover(`${outDir}${localFile('')}`);
    await writeDeck(`${outDir}${localFile('')}`);
  }
  if (isFirst) {
    await writeSitemap(outDir);
    await writeSpeculationRules(outDir);
  }
}

/** The pages for the server: MCP and visit counting follow from it. */
async function writePageList(outDir: string): Promise<void> {
  const pages = [...pageHeads]
    .filter(([, { index }]) => index)
    .map(async ([name, { path, title, description }]) => {
      const html = await readFile(`${outDir}/${htmlFile(path)}`, 'utf8');
      const sections = parse(html).querySelectorAll('section[id]');
      return {
        name,
        path,
        title,
        description,
        isProduct: isProduct(name),
        sections: sections.map(({ id }) => id),
      };
    });
  await writeFile(`${outDir}${localFile('/pages.json')}`, JSON.stringify(await Promise.all(pages)));
}
