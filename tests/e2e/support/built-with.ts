/** The site's scripts built with another setting, beside the site that is served. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

export type OtherBuild = Readonly<{
  /** Serves the scripts of this build to the page at a path, which is served as always. */
  serve(page: Page, path: string): Promise<void>;
  remove(): void;
}>;

export async function builtWith(define: Readonly<Record<string, string>>): Promise<OtherBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  await build({
    logLevel: 'silent',
    define,
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
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
    remove: () => rmSync(folder, { recursive: true }),
  };
}
