import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const FILES = [
  { name: 'body', file: 'body-400', weight: 400 },
  { name: 'body', file: 'body-600', weight: 600 },
  { name: 'display', file: 'display', weight: 600 },
  { name: 'mono', file: 'mono', weight: 400 },
] as const;

/** The fonts of pictures, each with a second one for rare letters. */
export const fonts = await Promise.all(
  FILES.flatMap(({ name, file, weight }) => [
    { name: name as string, path: `drawing/fonts/${file}.ttf`, weight },
    { name: `${name}-extended`, path: `drawing/fonts/${file}-extended.ttf`, weight },
  ])
    .filter(({ path }) => existsSync(path))
    .map(async ({ name, path, weight }) => ({ name, data: await readFile(path), weight })),
);

/** Font families of elements. */
export const families = {
  body: 'body, body-extended',
  display: 'display, display-extended',
  mono: 'mono, mono-extended',
} as const;
