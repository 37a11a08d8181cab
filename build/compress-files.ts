import { existsSync, readFileSync } from 'node:fs';
import { glob, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE_FILES = '**/*.{html,css,js,json,svg,xml,txt,md,webmanifest,vtt}';

/**
 * Writes .br and .gz next to each file, so that no server compresses at run time. Skips files that already have
 * them, and files that would not become smaller.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files: { file: string; content: Buffer }[] = [];
  for await (const name of glob(COMPRESSIBLE_FILES, { cwd: folder })) {
    const file = `${folder}/${name}`;
    if (!existsSync(`${file}.br`)) files.push({ file, content: readFileSync(file) });
  }
  // Start with the largest file. Otherwise, one core would still compress it while the others have nothing to do.
  files.sort((a, b) => b.content.length - a.content.length);
  await waitForAll(files.map(compressFile));
}

async function compressFile({ file, content }: { file: string; content: Buffer }): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const brotli = await promisify(brotliCompress)(content, { params });
  const gzipped = await promisify(gzip)(content, { level: 9 });
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

/**
 * Like `Promise.all`, but rejects only after all promises are settled. Otherwise, one of them could still write into a
 * folder that the caller removes.
 */
export async function waitForAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
