import { globSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { describeDrafts, findContentFaults } from '#content/check.ts';
import type { FontRole } from '#content/fonts.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { shownFilms } from '#content/media/film.ts';
import { findBrokenLinks } from './broken-links.ts';
import { buildLanguage } from './build-language.ts';
import { compressFiles, waitForAll } from './compress-files.ts';
import { ContentError } from './content/describe-failure.ts';
import { writeStaticHostConfig } from './files/static-host-config.ts';
import { writeIcons } from './images/icons.ts';
import { readAssetUrls, runBuild } from './run-build.ts';
import { runInThread } from './thread.ts';
import type { SharedAssets } from './write-language.ts';

/** Builds the files that all languages share: style sheets, fonts and public files. */
async function buildSharedFiles(outDir: string): Promise<SharedAssets> {
  const styles = globSync('app/styles/pages/*.css');
  const sectionStyles = 'app/styles/landing-sections.css';
  const printStyles = 'app/styles/print.css';
  await runBuild({
    outDir,
    copyPublicDir: true,
    rolldownOptions: { input: [...styles, sectionStyles, printStyles] },
  });
  if (shownFilms.length === 0)
    for (const folder of ['film', 'player']) await rm(`${outDir}/${folder}`, { recursive: true });
  const assetUrl = await readAssetUrls(outDir);
  const fontUrl = (role: FontRole) => assetUrl(`app/fonts/${role}.woff2`);
  return {
    styleUrls: Object.fromEntries(styles.map((file) => [file, assetUrl(file)])),
    sectionStyles: assetUrl(sectionStyles),
    printStyles: assetUrl(printStyles),
    fonts: [fontUrl('display'), fontUrl('body'), fontUrl('mono')],
    playerFont: fontUrl('body'),
  };
}

/** Builds the site into `folder`/site, and configuration for static hosts into `folder`/hosts. */
export async function buildSite(folder: string): Promise<void> {
  const faults = findContentFaults();
  if (faults.length > 0) throw new ContentError(faults);
  for (const line of describeDrafts()) console.log(line);
  const outDir = `${folder}/site`;
  const shared = await buildSharedFiles(outDir);
  const [first, ...others] = LANGUAGES;
  const folderOf = ({ code }: Language) => `${folder}/${code}`;
  await waitForAll([
    ...others.map((language) =>
      runInThread({
        task: 'language',
        language,
        options: { outDir: folderOf(language), shared, isFirst: false },
      }),
    ),
    // Compress these files while the other languages are built.
    buildLanguage(first, { outDir, shared, isFirst: true }).then(() => compressFiles(outDir)),
    writeStaticHostConfig(outDir, `${folder}/hosts`),
  ]);
  // Files without texts are the same in every language, so the existing file stays.
  for (const language of others) {
    await cp(folderOf(language), outDir, { recursive: true, force: false });
    await rm(folderOf(language), { recursive: true });
  }
  await writeIcons(outDir);
  const brokenLinks = findBrokenLinks(outDir);
  if (brokenLinks.length > 0) throw new Error(brokenLinks.join('\n'));
  await compressFiles(outDir);
}
