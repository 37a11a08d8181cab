/** Builds the desk, separate from the public site. */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { deskFrame } from '#content/desk.ts';
import { DESK_LANGUAGES, deskPrefixOf, type Language } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { themeScript } from '#domain/theme-script.ts';
import { compressFiles } from './compress-files.ts';
import { brandPlugin } from './plugins/brand-plugin.ts';
import { iconsPlugin } from './plugins/icons-plugin.ts';
import { bookingPlugin } from './plugins/settings-plugins.ts';
import { textsPlugin } from './plugins/texts-plugin.ts';

const BASE_PATH = '/desk/';

/**
 * Builds one app per language, with the copy of that language only. The apps share fonts and styles. The default
 * language is at the root.
 */
export async function buildDesk(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  for (const language of DESK_LANGUAGES) await buildInLanguage(outDir, language);
  await compressFiles(outDir);
}

async function buildInLanguage(outDir: string, language: Language): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: BASE_PATH,
    publicDir: false,
    plugins: [textsPlugin(language), bookingPlugin(), brandPlugin(), react(), tailwind(), iconsPlugin()],
    build: {
      outDir,
      emptyOutDir: false,
      manifest: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { desk: 'desk/main.tsx' }, checks: { pluginTimings: false } },
    },
  });
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(`${outDir}/.vite/manifest.json`, 'utf8'),
  );
  const entry = manifest['desk/main.tsx'];
  if (!entry) throw new Error('The build has no desk');
  const styles = (entry.css ?? [])
    .map((file) => `<link rel="stylesheet" href="${BASE_PATH}${file}">`)
    .join('\n');
  const folder = outDir + deskPrefixOf(language);
  await mkdir(folder, { recursive: true });
  await writeFile(
    `${folder}/index.html`,
    `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${deskFrame.title} · ${site.name}</title>
<script>${themeScript(site.themeStorageKey, { followSystem: true })}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles}
<script type="module" src="${BASE_PATH}${entry.file}"></script>
</head>
<body><div id="desk"></div></body>
</html>
`,
  );
  await rm(`${outDir}/.vite`, { recursive: true });
}
