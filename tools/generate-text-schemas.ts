/** `npm run generate:text-schemas`: writes JSON Schemas and types for the text files. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { textSchemaFiles } from '../build/content/text-schemas.ts';

await rm('content/json-schema', { recursive: true, force: true });
for (const [path, text] of textSchemaFiles()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
