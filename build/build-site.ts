import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { findContentFaults } from '#content/checks/checks.ts';
import type { FontRole } from '#content/fonts.ts';
import { hasPart } from '#content/has-part.ts';
import { LANGUAGES } from '#content/languages.ts';
import { shownFilms } from '#content/media/film.ts';
import { localFile, PATHS } from '#domain/paths.ts';
import type { PageAssets } from '../app/prerender.tsx';
import { writeDeck } from '../media/deck/write-deck.ts';
import siteConfig from '../vite.config.ts';
import { compressFiles } from './compress-files.ts';
import { ContentError } from './content/content-error.ts';
import { writeAuditCsv } from './files/audit-csv.ts';
import { writeMarkdown } from './files/markdown.ts';
import { writePlayer } from './files/player.ts';
import { quizMarkdown } from './files/quiz-markdown.ts';
import { contactLines, writeSeoFiles, writeSitemap } from './files/seo-files.ts';
import { writeSpeculationRules } from './files/speculation-rules.ts';
import { writeStaticHostConfig } from './files/static-host-config.ts';
import { fontStamp } from './font-styles.ts';
import { writeDeckCover } from './images/deck-cover.ts';
import { writeIcons } from './images/icons.ts';
import { writeOgImages } from './images/og-images.ts';
import { writeStackPictures } from './images/stack-pictures.ts';
import { waitForAll } from './wait-for-all.ts';

type Prerender = typeof import('../app/prerender.tsx');
/** URLs of the files that all languages share, because they contain no copy. */
type SharedAssets = Pick<PageAssets, 'fonts'> & {
  /** By source file. */
  styleUrls: Record<string, string>;
  playerFont: string;
};

const htmlFile = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** The font files are committed. Checks that they were made from the current content/fonts.ts. */
async function checkFonts(): Promise<string[]> {
  const styles = await readFile('app/styles/fonts.css', 'utf8');
  return styles.startsWith(fontStamp()) ? [] : ['content/fonts.ts: has changed, run `npm run fonts`'];
}

/** Passes the configuration as an object. Otherwise, Vite would bundle and run vite.config.ts for each build. */
async function runBuild(options: InlineConfig['build']): Promise<void> {
  const env = { command: 'build', mode: 'production', isSsrBuild: options?.ssr === true } as const;
  await build(mergeConfig(siteConfig(env), { configFile: false, logLevel: 'warn', build: options }));
}

/** Returns a function from the source file to the URL of the built file. */
async function readAssetUrls(outDir: string): Promise<(source: string) => string> {
  const folder = `${outDir}/.vite`;
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(`${folder}/manifest.json`, 'utf8'),
  );
  await rm(folder, { recursive: true });
  return (source) => {
    const asset = manifest[source];
    if (!asset) throw new Error(`The build has no ${source}`);
    return `/${asset.file}`;
  };
}

/** Builds the files that all languages share: style sheets, fonts and public files. */
async function buildSharedFiles(outDir: string): Promise<SharedAssets> {
  const styles = ['app/styles/site.css', 'app/features/quiz/quiz.css'];
  await runBuild({ outDir, copyPublicDir: true, rolldownOptions: { input: styles } });
  if (shownFilms.length === 0)
    for (const folder of ['film', 'player']) await rm(`${outDir}/${folder}`, { recursive: true });
  const assetUrl = await readAssetUrls(outDir);
  const fontUrl = (role: FontRole) => assetUrl(`app/fonts/${role}.woff2`);
  return {
    styleUrls: Object.fromEntries(styles.map((file) => [file, assetUrl(file)])),
    fonts: [fontUrl('display'), fontUrl('body'), fontUrl('mono')],
    playerFont: fontUrl('body'),
  };
}

/** Builds the site into `folder`/site, and configuration for static hosts into `folder`/hosts. */
export async function buildSite(folder: string): Promise<void> {
  const faults = [...(await findContentFaults()), ...(await checkFonts())];
  if (faults.length > 0) throw new ContentError(faults);
  const outDir = `${folder}/site`;
  const shared = await buildSharedFiles(outDir);
  const translations = buildTranslations(folder, shared);
  await waitForAll([
    // Compress these files while the translations are built.
    buildLanguage(folder, outDir, shared).then(() => compressFiles(outDir)),
    translations,
    writeStaticHostConfig(outDir, `${folder}/hosts`),
  ]);
  // Files without copy are the same in every language, so the existing file stays.
  for (const translationFolder of await translations) {
    await cp(`${translationFolder}/site`, outDir, { recursive: true, force: false });
    await rm(translationFolder, { recursive: true });
  }
  await writeSitemap(outDir);
  await writeSpeculationRules(outDir);
  await writeIcons(outDir);
  await compressFiles(outDir);
}

/** Builds each translation in its own process, because a process loads only one language. Returns the folders. */
async function buildTranslations(folder: string, shared: SharedAssets): Promise<string[]> {
  const folders: string[] = [];
  for (const { code } of LANGUAGES.slice(1)) {
    const languageFolder = `${folder}/${code}`;
    await promisify(execFile)(
      process.execPath,
      [`--conditions=${code}`, 'build/build-translation.ts', languageFolder, JSON.stringify(shared)],
      { env: { ...process.env, SITE_LANGUAGE: code } },
    );
    folders.push(languageFolder);
  }
  return folders;
}

/** Builds pages, scripts, pictures, deck and player of one language. */
export async function buildLanguage(folder: string, outDir: string, shared: SharedAssets): Promise<void> {
  const prerenderFolder = `${folder}/prerender`;
  await runBuild({ outDir });
  await runBuild({ outDir: prerenderFolder, ssr: true });
  await mkdir(`${outDir}${localFile('')}`, { recursive: true });
  const assetUrl = await readAssetUrls(outDir);
  const prerender: Prerender = await import(pathToFileURL(resolve(prerenderFolder, 'prerender.js')).href);
  const entry = assetUrl('app/main.ts');
  for (const path of prerender.prerenderedPaths) {
    const file = `${outDir}/${htmlFile(path)}`;
    await mkdir(dirname(file), { recursive: true });
    const assets: PageAssets = {
      entry,
      styles: prerender.stylesAt(path).map((source) => shared.styleUrls[source] ?? ''),
      fonts: shared.fonts,
    };
    await writeFile(file, prerender.renderPage(path, assets));
  }
  await writeMarkdown(
    outDir,
    prerender.pagePaths.map((route) => ({
      file: htmlFile(route),
      appendices: [...(route === PATHS.quiz ? [quizMarkdown()] : []), contactLines],
    })),
  );
  await writeSeoFiles(outDir, Object.values(prerender.pageHeads));
  await writeAuditCsv(outDir);
  await writeOgImages(outDir);
  await writeStackPictures(`${outDir}${localFile('')}`);
  await writePlayer(outDir, shared.playerFont);
  if (hasPart('deck')) {
    await writeDeckCover(`${outDir}${localFile('')}`);
    await writeDeck(`${outDir}${localFile('')}`);
  }
  await rm(prerenderFolder, { recursive: true });
}
