/** Visitors who opened a page before a deployment still ask for its files: a build keeps those of the build before it. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Which files the last build made itself; what it kept of the build before is not among them. */
const LIST = 'dist/.assets.json';
const ASIDE = 'dist/.previous-assets';

const namesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : []);

async function madeByLastBuild(assets: string): Promise<string[]> {
  const names = await namesIn(assets);
  if (!existsSync(LIST)) return names;
  const own = new Set<string>(JSON.parse(await readFile(LIST, 'utf8')));
  return names.filter((name) => own.has(name));
}

/** Before a build empties the folder. */
export async function setAssetsAside(assets: string): Promise<void> {
  await rm(ASIDE, { recursive: true, force: true });
  await mkdir(ASIDE, { recursive: true });
  for (const name of await madeByLastBuild(assets)) await rename(`${assets}/${name}`, `${ASIDE}/${name}`);
}

/** After it: what the new build did not make again goes back beside it. */
export async function putAssetsBack(assets: string): Promise<void> {
  const own = await readdir(assets);
  for (const name of await namesIn(ASIDE))
    if (!own.includes(name)) await rename(`${ASIDE}/${name}`, `${assets}/${name}`);
  await rm(ASIDE, { recursive: true, force: true });
  await writeFile(LIST, JSON.stringify(own));
}
