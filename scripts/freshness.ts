/** Tells whether dist/ was built from the files as they are now. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';

const STAMP = 'dist/.stamp';
const INPUTS = [
  '{app,desk,content,deck,domain,drawing,public,server}/**/*',
  'scripts/**/*',
  '*.config.ts',
  'package-lock.json',
];
/** Settings of the environment that end up in the built files; the container's build passes each of them on. */
export const BUILD_SETTINGS = ['QUIZ_REPORTS', 'INSIGHT'];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const files: string[] = [];
  for await (const entry of glob(INPUTS, { withFileTypes: true }))
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

export async function isFresh(): Promise<boolean> {
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === (await fingerprint());
}

export async function markFresh(): Promise<void> {
  await writeFile(STAMP, await fingerprint());
}
