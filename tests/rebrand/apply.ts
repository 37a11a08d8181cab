/** Copies the repository and applies another brand. */
import { execFileSync } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyRepository } from '../support/copy-repository.ts';
import { type Brand, REPLACED_NAMES } from './brand.ts';
import { PHOTOS } from './brands/long-name.ts';

export async function copyWithBrand(brand: Brand): Promise<string> {
  const copyFolder = await copyRepository(`rebrand-${brand.name}-`);
  await applyBrand(copyFolder, brand);
  // Tests in the copy copy the repository again, and need git to list its files.
  execFileSync('git', ['init', '--quiet'], { cwd: copyFolder });
  return copyFolder;
}

export async function applyBrand(copyFolder: string, { edits, script }: Brand): Promise<void> {
  for (const { file, edit } of edits) {
    const path = join(copyFolder, file);
    const oldText = await readFile(path, 'utf8').catch(() => '');
    const newText = edit(oldText);
    if (newText === oldText) throw new Error(`The edit of ${file} changes nothing`);
    await writeFile(path, newText);
  }
  for await (const file of glob('content/**/*.{ts,json}', { cwd: copyFolder })) {
    const path = join(copyFolder, file);
    const text = await readFile(path, 'utf8');
    const replaced = Object.entries(REPLACED_NAMES).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      text,
    );
    if (replaced !== text) await writeFile(path, replaced);
  }
  await rm(join(copyFolder, 'content/portraits'), { recursive: true });
  const about = join(copyFolder, 'content/about.ts');
  // A photo of the office, and one person with a photo beside others without.
  await writeFile(
    about,
    (await readFile(about, 'utf8'))
      .replace('office.svg', 'office.jpg')
      .replace(/since: \d+ \}/, (fact) => fact.replace(' }', ", image: 'ada-winter.jpg' }")),
  );
  const socialOs = join(copyFolder, 'content/social-os/social-os.ts');
  await writeFile(socialOs, (await readFile(socialOs, 'utf8')).replace(/(image: )'.+'/, "$1''"));
  await mkdir(join(copyFolder, 'content/portraits'));
  for (const { file, width, height } of PHOTOS)
    await sharp({ create: { width, height, channels: 3, background: '#8aa0b8' } }).toFile(
      join(copyFolder, file),
    );
  if (script)
    execFileSync(process.execPath, [`tests/rebrand/${script}`], { cwd: copyFolder, stdio: 'inherit' });
  // Like `npm run format`, but only for files that a brand edits.
  const format = ['check', '--write', 'app/pages.tsx', 'content'];
  execFileSync('node_modules/.bin/biome', format, { cwd: copyFolder, stdio: 'pipe' });
}
