/** Builds the site's scripts with every build setting turned on, for one test. The served site stays unchanged. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { build } from 'vite';
import { LANGUAGES } from '#content/languages.ts';
import { buildDefines } from '../../../build/plugins/settings-plugins.ts';
import { textsPlugin } from '../../../build/plugins/texts-plugin.ts';

export type OtherBuild = Readonly<{
  /** Serves the scripts of this build to the page at a path. */
  serve(page: Page, path: string): Promise<void>;
}>;

/** One build per Playwright worker, so that no worker waits for another one. */
let finishedBuild: Promise<string> | undefined;

async function buildScripts(folder: string): Promise<string> {
  await build({
    logLevel: 'silent',
    define: buildDefines({ QUIZ_REPORTS: 'on', INSIGHT: 'on' }),
    plugins: [textsPlugin(LANGUAGES[0])],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'app/main.ts' },
    },
  });
  return folder;
}

export async function buildWithAllSettings(): Promise<OtherBuild> {
  const { project, parallelIndex } = test.info();
  finishedBuild ??= buildScripts(join(project.outputDir, `everything-on-${parallelIndex}`));
  const folder = await finishedBuild;
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const files = Object.values(manifest).map(({ file }) => file);
  const replaceAssetNames = (html: string) =>
    html.replace(/assets\/(boot|main|quiz|site)-[\w-]+\.(js|css)/g, (address, name, kind) => {
      return files.find((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.${kind}$`).test(file)) ?? address;
    });
  return {
    async serve(page, path) {
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: replaceAssetNames(await response.text()) });
        },
      );
      await page.route('**/assets/**', (route) => {
        const file = join(folder, new URL(route.request().url()).pathname);
        return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
    },
  };
}
