/** Checks and saves changes from the editor: copy in every language, list entries and portraits. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { findFileFaults } from '#content/check.ts';
import { LANGUAGES } from '#content/languages.ts';
import { copyEntry, moveEntry, removeEntry, setText } from './json-source.ts';

type Texts = Readonly<Record<string, string>>;
export type Change =
  | { kind: 'text'; name: string; fieldPath: readonly string[]; texts: Texts }
  | { kind: 'move'; name: string; fieldPath: readonly string[]; index: number; to: number }
  | { kind: 'remove'; name: string; fieldPath: readonly string[]; index: number }
  | { kind: 'copy'; name: string; fieldPath: readonly string[]; index: number }
  | { kind: 'portrait'; image: string; data: string };

/** A change that can be undone. The previous content is undefined if the file did not exist. */
type UndoStep = { description: string; previousContents: Map<string, Buffer | undefined> };

const TESTIMONIALS_FILE = 'content/landing/testimonials.ts';
/** The extension comes from the content of a picture, never from the name of the file. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };
const NAMED_PICTURE = /(?<=\bimage: ')([a-z0-9-]+)\.\w+(?=')/g;
/** Names of files come from requests. This pattern cannot leave the folder of a language. */
const WORDS_NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;
const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
function wordsFile(language: string, name: string): string {
  if (!WORDS_NAME.test(name)) throw new Error(`${name} is not a file of texts`);
  return `content/${language}/${name}.json`;
}

const undoSteps: UndoStep[] = [];

export const describeChanges = () => undoSteps.map(({ description }) => description);

/** The text of a field in every language. */
export async function readTexts(name: string, fieldPath: readonly string[]): Promise<Texts> {
  const entries = await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      let value: unknown = JSON.parse(await readFile(wordsFile(code, name), 'utf8'));
      for (const key of fieldPath) value = (value as Record<string, unknown> | undefined)?.[key];
      return [code, String(value)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const editSource = (source: string, change: Exclude<Change, { kind: 'portrait' }>, code: string): string => {
  if (change.kind === 'move') return moveEntry(source, change.fieldPath, change.index, change.to);
  if (change.kind === 'remove') return removeEntry(source, change.fieldPath, change.index);
  if (change.kind === 'copy') return copyEntry(source, change.fieldPath, change.index);
  const text = change.texts[code];
  return text === undefined ? source : setText(source, change.fieldPath, text);
};

/** Applies a change in memory. Returns the new files and their faults. */
async function editWords(change: Exclude<Change, { kind: 'portrait' }>) {
  const newSources = new Map<string, string>();
  const sources = await Promise.all(
    LANGUAGE_CODES.map((code) => readFile(wordsFile(code, change.name), 'utf8')),
  );
  LANGUAGE_CODES.forEach((code, index) => {
    newSources.set(code, editSource(sources[index] ?? '', change, code));
  });
  const parsed = new Map([...newSources].map(([code, source]) => [code, JSON.parse(source)]));
  const faults = findFileFaults(change.name, parsed);
  return { newSources, faults };
}

export const checkChange = async (change: Change): Promise<string[]> =>
  change.kind === 'portrait' ? [] : (await editWords(change)).faults;

/** The written files, or the reasons why nothing was written. */
type SaveResult = { faults: string[]; files: string[] };
const rejectWith = (...faults: string[]): SaveResult => ({ faults, files: [] });

export async function saveChange(change: Change): Promise<SaveResult> {
  if (change.kind === 'portrait') return savePortrait(change);
  const { newSources, faults } = await editWords(change);
  if (faults.length > 0) return rejectWith(...faults);
  return writeFiles(
    `${change.name}.json: ${change.fieldPath.join('.')}${change.kind === 'text' ? '' : ` (${change.kind})`}`,
    [...newSources].map(([code, source]) => [wordsFile(code, change.name), Buffer.from(source)]),
  );
}

/**
 * A picture in another format has a new file name, so the testimonial gets the new name too. Both parts of that name
 * come from closed lists, since it is written into source code.
 */
async function savePortrait({ image, data }: Extract<Change, { kind: 'portrait' }>): Promise<SaveResult> {
  const source = await readFile(TESTIMONIALS_FILE, 'utf8');
  const named = [...source.matchAll(NAMED_PICTURE)].find(([, name]) => name === image);
  if (!named) return rejectWith(`${TESTIMONIALS_FILE} names no such picture`);
  const picture = Buffer.from(data, 'base64');
  const { format = '' } = await sharp(picture)
    .metadata()
    .catch(() => ({ format: '' }));
  const extension = EXTENSIONS[format];
  if (!extension) return rejectWith('This is not a picture: jpg, png, webp or svg');
  const [oldName, name] = named;
  const newName = `${name}.${extension}`;
  const files: [string, Buffer | undefined][] = [[`content/portraits/${newName}`, picture]];
  if (oldName !== newName) {
    const newSource = source.slice(0, named.index) + newName + source.slice(named.index + oldName.length);
    files.push([TESTIMONIALS_FILE, Buffer.from(newSource)]);
    files.push([`content/portraits/${oldName}`, undefined]);
  }
  return writeFiles(`picture ${newName}`, files);
}

async function writeFiles(
  description: string,
  files: readonly [string, Buffer | undefined][],
): Promise<SaveResult> {
  const previousContents = new Map<string, Buffer | undefined>();
  for (const [path] of files) previousContents.set(path, await readFile(path).catch(() => undefined));
  for (const [path, content] of files) await writeOrRemove(path, content);
  const wordFiles = files.map(([path]) => path).filter((path) => path.endsWith('.json'));
  if (wordFiles.length > 0)
    await promisify(execFile)('node_modules/.bin/biome', ['format', '--write', ...wordFiles], {}).catch(
      () => {},
    );
  undoSteps.push({ description, previousContents });
  return { faults: [], files: [...previousContents.keys()] };
}

/** Returns the files that it wrote. */
export async function undoLastChange(): Promise<string[]> {
  const files = [...(undoSteps.pop()?.previousContents ?? [])];
  for (const [path, content] of files) await writeOrRemove(path, content);
  return files.map(([path]) => path);
}

const writeOrRemove = (path: string, content: Buffer | undefined) =>
  content === undefined ? rm(path, { force: true }) : writeFile(path, content);
