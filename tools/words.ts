/** Writes what editors and the type checker know about the files of words. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { wordSchemaFiles } from '../build/content/word-schemas.ts';

await rm('content/json-schema', { recursive: true, force: true });
for (const [path, text] of wordSchemaFiles()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
