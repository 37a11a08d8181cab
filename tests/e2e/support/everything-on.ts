/** The site's scripts with every build setting switched on, beside the site that is served. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { buildDefines } from '../../../scripts/build-defines.ts';

export type OtherBuild = Readonly<{
  /** Serves the scripts of this build to the page at a path, which is served as always. */
  serve(page: Page, path: string): Promise<void>;
}>;

/** The first to come builds it, the others wait: one build for all workers, in the folder that every run empties. */
async function builtOnce(folder: string): Promise<void> {
  const whole = join(folder, 'whole');
  mkdirSync(join(folder, '..'), { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    return expect.poll(() => existsSync(whole)).toBe(true);
  }
  await build({
    logLevel: 'silent',
    define: buildDefines({ QUIZ_REPORTS: 'on', INSIGHT: 'on' }),
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  writeFileSync(whole, '');
}

export async function everythingOn(): Promise<OtherBuild> {
  const folder = join(test.info().project.outputDir, 'everything-on');
  await builtOnce(folder);
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const files = Object.values(manifest).map(({ file }) => file);
  const renamed = (html: string) =>
    html.replace(/assets\/(boot|main|quiz|site)-[\w-]+\.(js|css)/g, (address, name, kind) => {
      return files.find((file) => new RegExp(`^assets/${name}-[\\w-]{8}\\.${kind}$`).test(file)) ?? address;
    });
  return {
    async serve(page, path) {
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: renamed(await response.text()) });
        },
      );
      await page.route('**/assets/**', (route) => {
        const file = join(folder, new URL(route.request().url()).pathname);
        return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
      });
    },
  };
}
