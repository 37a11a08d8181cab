/** Checks that dist/ was built from the current files and has not changed since. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { sendsReports } from './build-defines.ts';
import { OUTPUT } from './build-folders.ts';

const STAMP = '.stamp';
const INPUTS = [
  '{app,desk,content,domain,drawing,media/deck,public,server}/**/*',
  '{build,tools}/**/*',
  '*.config.ts',
  'package-lock.json',
];
/** Files that the build itself writes, from content/. */
const GENERATED = ['app/styles/brand.css'];
/** Environment variables that end up in the built files. The container's build passes them on. */
export const BUILD_SETTINGS = ['QUIZ_REPORTS', 'INSIGHT'];

async function hashOf(patterns: string | string[], exclude: string[], cwd = '.'): Promise<string> {
  const files: string[] = [];
  for await (const name of glob(patterns, { cwd, exclude })) files.push(name);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = `${cwd}/${file}`;
    if (!statSync(path).isFile()) continue;
    // For more than a thousand small files, the synchronous call is much faster than the promise.
    const bytes = readFileSync(path);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Hashed before a build starts, so that a file that changes during the build makes it stale. */
export async function hashInputs(): Promise<string> {
  const settings = [
    ...BUILD_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`),
    `reports=${sendsReports(process.env)}`,
  ];
  return [...settings, await hashOf(INPUTS, GENERATED)].join('\n');
}

const hashOutputs = (folder: string) => hashOf('**/*', [STAMP], folder);

export async function isFresh(inputs: string): Promise<boolean> {
  const stamp = await readFile(`${OUTPUT}/${STAMP}`, 'utf8').catch(() => '');
  return stamp === `${inputs}\n${await hashOutputs(OUTPUT)}`;
}

/** Writes the last file of a build. So a build with this file is complete. */
export async function writeStamp(folder: string, inputs: string): Promise<void> {
  await writeFile(`${folder}/${STAMP}`, `${inputs}\n${await hashOutputs(folder)}`);
}
