import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { waitForAll } from './wait-for-all.ts';

const COMPRESSIBLE = '**/*.{html,css,js,json,svg,xml,txt,md,webmanifest,vtt}';

/** Writes .br and .gz beside each file that shrinks, so that no server compresses at run time. */
export async function compressFiles(folder: string): Promise<void> {
  const work: Promise<void>[] = [];
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) work.push(compressFile(`${folder}/${name}`));
  await waitForAll(work);
}

async function compressFile(file: string): Promise<void> {
  const raw = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const br = await promisify(brotliCompress)(raw, { params });
  const gz = await promisify(gzip)(raw, { level: 9 });
  if (br.length < raw.length) await writeFile(`${file}.br`, br);
  if (gz.length < raw.length) await writeFile(`${file}.gz`, gz);
}
