/** Runs Vite with the configuration of the site. */
import { readFile, rm } from 'node:fs/promises';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import siteConfig from '../vite.config.ts';

/** Passes the configuration as an object. Otherwise, Vite would bundle and run vite.config.ts for each build. */
export async function runBuild(options: InlineConfig['build'], plugins: Plugin[] = []): Promise<void> {
  const env = { command: 'build', mode: 'production', isSsrBuild: Boolean(options?.ssr) } as const;
  await build(mergeConfig(siteConfig(env), { configFile: false, logLevel: 'warn', plugins, build: options }));
}

/** Returns a function from the source file to the URL of the built file. */
export async function readAssetUrls(outDir: string): Promise<(source: string) => string> {
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
