/** Checks and saves changes from the editor: copy in every language, list entries and portraits. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { findFileFaults } from '#content/check.ts';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '#content/languages.ts';
import { type Json, readText, withFallback } from '#content/texts.ts';
import { editList, type ListChange, setText, valueAt } from './edit-json.ts';

type Texts = Readonly<Record<string, string>>;
/** `version` is that of the field or list that the user saw. */
type WordsChange = { name: string; fieldPath: readonly string[]; version: string } & (
  | { kind: 'text'; texts: Texts }
  | ListChange
);
export type Change = WordsChange | { kind: 'portrait'; image: string; data: string };

type Content = Buffer | undefined;
/** A change that can be undone: the files before and after it. The content of a file that does not exist is undefined. */
type UndoStep = { description: string; before: Map<string, Content>; after: Map<string, Content> };

/** Files that name pictures. */
const PICTURE_FILES = [
  'content/landing/testimonials.ts',
  'content/social-os/social-os.ts',
  'content/about.ts',
];
/** The extension comes from the content of a picture, never from the name of the file. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };
const NAMED_PICTURE = /(?<=\bimage: ')([a-z0-9-]+)\.\w+(?=')/g;
/** Names of files come from requests. This pattern cannot leave the folder of a language. */
const WORDS_NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

const undoSteps: UndoStep[] = [];

/** Requests change files one after the other, because each change starts from the files of the previous one. */
let lastRequest: Promise<unknown> = Promise.resolve();
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const request = lastRequest.then(change, change);
  lastRequest = request;
  return request;
}

export const describeChanges = () => undoSteps.map(({ description }) => description);

/** A field or list in every language. A text that a draft lacks is that of the source language. */
const readValues = (name: string, fieldPath: readonly string[]) =>
  LANGUAGES.map(({ code }) => {
    let value: unknown = withFallback(readText(code, name), readText(SOURCE_LANGUAGE, name));
    for (const key of fieldPath) value = (value as Record<string, unknown> | undefined)?.[key];
    return [code, value] as const;
  });

export const readTexts = (name: string, fieldPath: readonly string[]): Texts =>
  Object.fromEntries(readValues(name, fieldPath).map(([code, value]) => [code, String(value)]));

export const versionOf = (name: string, fieldPath: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(readValues(name, fieldPath)))
    .digest('base64');

/** The new content of a file in one language, or undefined if nothing changes. */
function editContent(change: WordsChange, { code, draft }: Language): Json | undefined {
  const { name, fieldPath } = change;
  const content = readText(code, name) ?? {};
  if (change.kind === 'text') {
    const text: unknown = change.texts[code];
    if (text !== undefined && !(typeof text === 'string' && text.isWellFormed()))
      throw new Error(`${fieldPath.join('.')} is not a text`);
    if (text === undefined || text === readTexts(name, fieldPath)[code]) return undefined;
    setText(content, readText(SOURCE_LANGUAGE, name), fieldPath, text);
  } else if (draft && !valueAt(content, fieldPath)) return undefined;
  else editList(content, fieldPath, change);
  return content;
}

/** Applies a change in memory. Returns the new files and their faults. */
function editWords(change: WordsChange) {
  const { name } = change;
  if (!WORDS_NAME.test(name)) throw new Error(`${name} is not a file of texts`);
  const files: [file: string, content: Json][] = [];
  const contents = new Map([[SOURCE_LANGUAGE, readText(SOURCE_LANGUAGE, name)]]);
  for (const language of LANGUAGES) {
    const content = editContent(change, language);
    if (content) files.push([`content/${language.code}/${name}.json`, content]);
    contents.set(language.code, content ?? readText(language.code, name));
  }
  return { files, faults: findFileFaults(name, contents) };
}

export const checkChange = async (change: Change): Promise<string[]> =>
  change.kind === 'portrait' ? [] : editWords(change).faults;

/** The written files, or the reasons why nothing was written. */
type SaveResult = { faults: string[]; files: string[] };
const rejectWith = (...faults: string[]): SaveResult => ({ faults, files: [] });

export const saveChange = (change: Change): Promise<SaveResult> => inTurn(() => save(change));

async function save(change: Change): Promise<SaveResult> {
  if (change.kind === 'portrait') return savePortrait(change);
  const { files, faults } = editWords(change);
  if (faults.length > 0) return rejectWith(...faults);
  if (change.version !== versionOf(change.name, change.fieldPath))
    return rejectWith('This has changed since you opened it. Reload the page, then change it again.');
  return writeFiles(
    `${change.name}.json: ${change.fieldPath.join('.')}${change.kind === 'text' ? '' : ` (${change.kind})`}`,
    files.map(([file, content]) => [file, format(file, `${JSON.stringify(content, null, 2)}\n`)]),
  );
}

/**
 * A picture in another format has a new file name, so the file that names it gets the new name too. Both parts of that name
 * come from closed lists, since it is written into source code.
 */
async function savePortrait({ image, data }: Extract<Change, { kind: 'portrait' }>): Promise<SaveResult> {
  const picture = Buffer.from(data, 'base64');
  const extension = EXTENSIONS[await formatOf(picture).catch(() => '')];
  if (!extension) return rejectWith('This is not a picture: jpg, png, webp or svg');
  const sources = await Promise.all(
    PICTURE_FILES.map(async (file) => [file, await readFile(file, 'utf8')] as const),
  );
  const oldNames = new Set(
    sources.flatMap(([, source]) =>
      [...source.matchAll(NAMED_PICTURE)].filter(([, name]) => name === image).map(([oldName]) => oldName),
    ),
  );
  if (oldNames.size === 0) return rejectWith(`No file in content names the picture ${image}`);
  const newName = `${image}.${extension}`;
  const files = new Map<string, Content>([[`content/portraits/${newName}`, picture]]);
  for (const [file, source] of sources) {
    const newSource = source.replaceAll(NAMED_PICTURE, (oldName, name) =>
      name === image ? newName : oldName,
    );
    if (newSource !== source) files.set(file, Buffer.from(newSource));
  }
  oldNames.delete(newName);
  for (const name of oldNames) files.set(`content/portraits/${name}`, undefined);
  return writeFiles(`picture ${newName}`, [...files]);
}

async function formatOf(picture: Buffer): Promise<string> {
  const image = sharp(picture);
  // Decodes all of it, unlike its metadata.
  await image.stats();
  return (await image.metadata()).format;
}

function format(file: string, source: string): Buffer {
  const args = ['format', `--stdin-file-path=${file}`];
  const { status, stdout } = spawnSync('node_modules/.bin/biome', args, { input: source });
  return status === 0 ? stdout : Buffer.from(source);
}

async function writeFiles(
  description: string,
  files: readonly (readonly [string, Content])[],
): Promise<SaveResult> {
  const paths = files.map(([path]) => path);
  const before = await readContents(paths);
  await replaceFiles(files);
  undoSteps.push({ description, before, after: await readContents(paths) });
  return { faults: [], files: paths };
}

const readContents = async (paths: readonly string[]): Promise<Map<string, Content>> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(path).catch(() => undefined)] as const),
    ),
  );

/** Returns the files that it wrote. A file that somebody else has changed since stays as it is. */
export const undoLastChange = (): Promise<string[]> =>
  inTurn(async () => {
    const { before, after } = undoSteps.pop() ?? { before: new Map<string, Content>(), after: new Map() };
    for (const [path, content] of await readContents([...before.keys()]))
      if (!isDeepStrictEqual(content, after.get(path)))
        throw new Error(`${path} has changed outside the editor. Undo this change there.`);
    await replaceFiles([...before].reverse());
    return [...before.keys()];
  });

/** A kill or a full disk breaks no file: the new ones are complete before they replace the old ones. */
async function replaceFiles(files: readonly (readonly [string, Content])[]): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(path), { recursive: true });
    if (content) await writeFile(`${path}.new`, content);
  }
  for (const [path, content] of files)
    await (content ? rename(`${path}.new`, path) : rm(path, { force: true }));
}
