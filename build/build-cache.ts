/**
 * Checks that dist/ was built from the current files and has not changed since. Imports no content, so that a fault in
 * the content cannot stop it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { OUTPUT } from './build-folders.ts';

const STAMP_FILE = '.stamp';
const INPUT_FILES = [
  '{app,booking,desk,content,domain,drawing,media/deck,public,server}/**/*',
  '{build,tools}/**/*',
  '*.config.ts',
  'package-lock.json',
];
/** Files that the build writes beside the source files. */
const GENERATED_FILES = ['app/fonts/*', 'app/styles/{brand,fonts}.css', 'drawing/fonts/*'];
/** Environment variables that change the built files. The build of the container passes them on. */
export const BUILD_SETTINGS = ['QUIZ_REPORTS', 'INSIGHT', 'RETENTION_DAYS'];

/** True if the quiz sends reports: `QUIZ_REPORTS` decides, otherwise reports are on if mail is set up. */
export const sendsReports = ({ QUIZ_REPORTS, SMTP_URL }: Record<string, string | undefined>): boolean =>
  QUIZ_REPORTS ? QUIZ_REPORTS === 'on' : Boolean(SMTP_URL);

async function hashFiles(patterns: string | string[], exclude: string[], cwd = '.'): Promise<string> {
  const files: string[] = [];
  for await (const name of glob(patterns, { cwd, exclude })) files.push(name);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = `${cwd}/${file}`;
    if (!statSync(path).isFile()) continue;
    // Synchronous reads are much faster than promises for more than a thousand small files.
    const bytes = readFileSync(path);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Call it before the build starts. Then a file that changes during the build makes the build stale. */
export async function hashInputs(): Promise<string> {
  const settings = [
    ...BUILD_SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`),
    `reports=${sendsReports(process.env)}`,
  ];
  return [...settings, await hashFiles(INPUT_FILES, GENERATED_FILES)].join('\n');
}

const hashOutputs = (folder: string) => hashFiles('**/*', [STAMP_FILE], folder);

export async function isBuildFresh(inputHash: string): Promise<boolean> {
  const stamp = await readFile(`${OUTPUT}/${STAMP_FILE}`, 'utf8').catch(() => '');
  return stamp === `${inputHash}\n${await hashOutputs(OUTPUT)}`;
}

/** Writes the last file of a build. A build with this file is complete. */
export async function writeStamp(folder: string, inputHash: string): Promise<void> {
  await writeFile(`${folder}/${STAMP_FILE}`, `${inputHash}\n${await hashOutputs(folder)}`);
}
