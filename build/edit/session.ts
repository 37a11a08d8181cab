/** Applies changes from the editor: copy in every language, list entries, portraits. Checks them before writing. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { faultsOfFile } from '#content/checks/word-checks.ts';
import { LANGUAGES } from '#content/languages.ts';
import { copyEntry, moveEntry, removeEntry, setText } from './json-source.ts';

type Texts = Readonly<Record<string, string>>;
export type Change =
  | { kind: 'text'; name: string; place: readonly string[]; texts: Texts }
  | { kind: 'move'; name: string; place: readonly string[]; index: number; to: number }
  | { kind: 'remove'; name: string; place: readonly string[]; index: number }
  | { kind: 'copy'; name: string; place: readonly string[]; index: number }
  | { kind: 'portrait'; image: string; file: string; data: string };

/** A step that can be undone. `before` is the earlier content of each file; undefined if the file did not exist. */
type Step = { description: string; before: Map<string, Buffer | undefined> };

const TESTIMONIALS = 'content/landing/testimonials.ts';
const PICTURE = /\.(?:jpe?g|png|webp|svg)$/i;
const CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
const fileOf = (language: string, name: string) => `content/${language}/${name}.json`;

const steps: Step[] = [];

export const changes = () => steps.map(({ description }) => description);

/** The text of a field in every language. */
export async function readTexts(name: string, place: readonly string[]): Promise<Texts> {
  const found = await Promise.all(
    CODES.map(async (code) => {
      let value: unknown = JSON.parse(await readFile(fileOf(code, name), 'utf8'));
      for (const key of place) value = (value as Record<string, unknown> | undefined)?.[key];
      return [code, String(value)] as const;
    }),
  );
  return Object.fromEntries(found);
}

const editSource = (source: string, change: Exclude<Change, { kind: 'portrait' }>, code: string): string => {
  if (change.kind === 'move') return moveEntry(source, change.place, change.index, change.to);
  if (change.kind === 'remove') return removeEntry(source, change.place, change.index);
  if (change.kind === 'copy') return copyEntry(source, change.place, change.index);
  const text = change.texts[code];
  return text === undefined ? source : setText(source, change.place, text);
};

/** Applies a change in memory. Returns the changed files and their errors, and writes nothing. */
async function editWords(change: Exclude<Change, { kind: 'portrait' }>) {
  const after = new Map<string, string>();
  const sources = await Promise.all(CODES.map((code) => readFile(fileOf(code, change.name), 'utf8')));
  CODES.forEach((code, i) => {
    after.set(code, editSource(sources[i] ?? '', change, code));
  });
  const parsed = new Map([...after].map(([code, source]) => [code, JSON.parse(source)]));
  const faults = faultsOfFile(change.name, parsed);
  return { after, faults };
}

export const check = async (change: Change): Promise<string[]> =>
  change.kind === 'portrait' ? [] : (await editWords(change)).faults;

/** Files that were written, or errors if nothing was written. */
type Outcome = { faults: string[]; files: string[] };
const failWith = (...faults: string[]): Outcome => ({ faults, files: [] });

export async function save(change: Change): Promise<Outcome> {
  if (change.kind === 'portrait') return savePortrait(change);
  const { after, faults } = await editWords(change);
  if (faults.length > 0) return failWith(...faults);
  return write(
    `${change.name}.json: ${change.place.join('.')}${change.kind === 'text' ? '' : ` (${change.kind})`}`,
    [...after].map(([code, source]) => [fileOf(code, change.name), Buffer.from(source)]),
  );
}

/** A picture in another format has a new file name, so the testimonial is updated too. */
async function savePortrait({ image, file, data }: Extract<Change, { kind: 'portrait' }>): Promise<Outcome> {
  const [extension] = PICTURE.exec(file) ?? [];
  if (!extension) return failWith(`${file} is not a picture: jpg, png, webp or svg`);
  const picture = Buffer.from(data, 'base64');
  const isReadable = await sharp(picture)
    .metadata()
    .then(Boolean, () => false);
  if (!isReadable) return failWith(`${file} cannot be read as a picture`);
  const source = await readFile(TESTIMONIALS, 'utf8');
  const named = new RegExp(`'${image}\\.\\w+'`);
  const [old] = named.exec(source) ?? [];
  if (!old) return failWith(`${TESTIMONIALS} names no picture ${image}`);
  const name = `${image}${extension.toLowerCase()}`;
  const files: [string, Buffer | undefined][] = [[`content/portraits/${name}`, picture]];
  if (old !== `'${name}'`) {
    files.push([TESTIMONIALS, Buffer.from(source.replace(named, `'${name}'`))]);
    files.push([`content/portraits/${old.slice(1, -1)}`, undefined]);
  }
  return write(`picture ${name}`, files);
}

async function write(description: string, files: readonly [string, Buffer | undefined][]): Promise<Outcome> {
  const before = new Map<string, Buffer | undefined>();
  for (const [path] of files) before.set(path, await readFile(path).catch(() => undefined));
  for (const [path, content] of files) await writeOrRemove(path, content);
  const words = files.map(([path]) => path).filter((path) => path.endsWith('.json'));
  if (words.length > 0)
    await promisify(execFile)('node_modules/.bin/biome', ['format', '--write', ...words], {}).catch(() => {});
  steps.push({ description, before });
  return { faults: [], files: [...before.keys()] };
}

/** Resolves to the files that were written. */
export async function undo(): Promise<string[]> {
  const files = [...(steps.pop()?.before ?? [])];
  for (const [path, content] of files) await writeOrRemove(path, content);
  return files.map(([path]) => path);
}

const writeOrRemove = (path: string, content: Buffer | undefined) =>
  content === undefined ? rm(path, { force: true }) : writeFile(path, content);
