/** Copies the repository and applies another brand. */
import { execFileSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyRepository } from '../support/copy-repository.ts';
import { type Brand, RENAMED } from './brand.ts';
import { PHOTOS } from './brands/long-name.ts';

export async function copyWithBrand(brand: Brand): Promise<string> {
  const copy = await copyRepository(`rebrand-${brand.name}-`);
  await applyBrand(copy, brand);
  // The copy's own tests copy it again, by the files that git lists.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

export async function applyBrand(copy: string, { edits, script }: Brand): Promise<void> {
  for (const { file, edit } of edits) {
    const path = join(copy, file);
    const before = await readFile(path, 'utf8').catch(() => '');
    const after = edit(before);
    if (after === before) throw new Error(`The other brand's edit of ${file} changes nothing`);
    await writeFile(path, after);
  }
  for await (const file of glob('content/**/*.{ts,json}', { cwd: copy })) {
    const path = join(copy, file);
    const text = await readFile(path, 'utf8');
    const renamed = Object.entries(RENAMED).reduce((all, [from, to]) => all.replaceAll(from, to), text);
    if (renamed !== text) await writeFile(path, renamed);
  }
  await rm(join(copy, 'content/portraits'), { recursive: true });
  const about = join(copy, 'content/about.ts');
  await writeFile(about, (await readFile(about, 'utf8')).replaceAll(/, image: '[\w-]+\.svg'/g, ''));
  await mkdir(join(copy, 'content/portraits'));
  for (const { file, width, height } of PHOTOS)
    await sharp({ create: { width, height, channels: 3, background: '#8aa0b8' } }).toFile(join(copy, file));
  execFileSync(process.execPath, ['tools/generate-text-schemas.ts'], { cwd: copy });
  if (script) execFileSync(process.execPath, [`tests/rebrand/${script}`], { cwd: copy, stdio: 'inherit' });
  // Like `npm run format`, but only where a brand edits.
  const format = ['check', '--write', 'app/pages.tsx', 'content'];
  execFileSync('node_modules/.bin/biome', format, { cwd: copy, stdio: 'pipe' });
}
