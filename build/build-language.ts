/** Builds the site in one language: scripts for browsers, then everything that is written with the texts. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#content/languages.ts';
import { textsPlugin } from './plugins/texts-plugin.ts';
import { readAssetUrls, runBuild } from './run-build.ts';
import type { SharedAssets } from './write-language.ts';

type LanguageBundle = typeof import('./write-language.ts');

export async function buildLanguage(
  language: Language,
  { outDir, shared, isFirst }: { outDir: string; shared: SharedAssets; isFirst: boolean },
): Promise<void> {
  const plugins = [textsPlugin(language)];
  const bundleFolder = `${outDir}-bundle`;
  await runBuild({ outDir, rolldownOptions: { input: 'app/main.ts' } }, plugins);
  await runBuild({ outDir: bundleFolder, ssr: 'build/write-language.ts' }, plugins);
  const assetUrl = await readAssetUrls(outDir);
  const bundle: LanguageBundle = await import(pathToFileURL(resolve(bundleFolder, 'write-language.js')).href);
  await bundle.writeLanguage(outDir, assetUrl('app/main.ts'), { shared, isFirst });
  await rm(bundleFolder, { recursive: true });
}
