/** Copies the repository and makes the changes of another brand. */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyRepository } from '../support/copy-repository.ts';
import type { Brand } from './brands.ts';

export async function copyWithBrand(brand: Brand): Promise<string> {
  const copyFolder = await copyRepository(`rebrand-${brand.name}-`);
  await applyBrand(copyFolder, brand);
  // Tests in the copy copy the repository again, and need git to list its files.
  execFileSync('git', ['init', '--quiet'], { cwd: copyFolder });
  return copyFolder;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 37 36H3z" fill="var(--brand)"/><circle cx="20" cy="27" r="5" fill="var(--paper)"/></svg>\n`;

/** Removes entries `{ id: 'name', … }` from a list in TypeScript. */
const removeEntries = (text: string, ids: readonly string[]) =>
  ids.reduce(
    (edited, id) =>
      edited
        .replace(new RegExp(`^ {2}\\{ id: '${id}'.*\\},\\n`, 'm'), '')
        .replace(new RegExp(`^ {2}\\{\\n {4}id: '${id}',[\\s\\S]*?\\n {2}\\},\\n`, 'm'), ''),
    text,
  );
/** Removes properties from an object in TypeScript. */
const removeKeys = (text: string, keys: readonly string[]) =>
  text.replaceAll(new RegExp(`^ {2}'?(?:${keys.join('|')})'?: .*\\n`, 'gm'), '');

export async function applyBrand(copyFolder: string, brand: Brand): Promise<void> {
  const {
    company,
    domain,
    languages,
    parts,
    removed = { questions: [], agents: [] },
    product,
    texts,
  } = brand;
  async function edit(file: string, change: (text: string) => string): Promise<void> {
    const path = join(copyFolder, file);
    const text = await readFile(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`The edit of ${file} changes nothing`);
    await writeFile(path, changed);
  }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copyFolder, stdio: ['ignore', 'ignore', 'inherit'] });

  await edit('content/site.ts', (text) =>
    text
      .replace(/name: '.*'/, `name: '${company}'`)
      .replace(/origin: '.*'/, `origin: 'https://${domain}'`)
      .replace(/email: '.*'/, `email: 'hello@${domain}'`)
      .replace(/themeStorageKey: '.*'/, "themeStorageKey: 'other-theme'")
      .replace('link: SAMPLE_BOOKING_LINK', "link: 'other/ai-consultation'")
      .replace(/SAMPLE_BOOKING_LINK = '.*'/, "SAMPLE_BOOKING_LINK = 'sample/ai-consultation'")
      .replace('sampleContent: true', 'sampleContent: false')
      .replace(
        /social: \[[\s\S]*?\n {2}\],/,
        "social: [{ name: 'LinkedIn', href: 'https://linkedin.com/' }],",
      ),
  );
  await edit('content/brand.ts', (text) =>
    text.replace(/= \{[\s\S]*\};/, "= { brand: '#1D4ED8', accent: '#C9E2FF' };"),
  );
  for (const file of ['mark', 'mark-small']) await edit(`content/logo/${file}.svg`, () => LOGO);
  await edit('content/logo/logo.ts', (text) => text.replace('turns: true', 'turns: false'));
  // A plain list, since the sample's own file must not be needed.
  await edit(
    'content/parts.ts',
    () =>
      `import type { Part } from './part.ts';\n\nexport const parts: readonly Part[] = ${JSON.stringify(product ? [...parts, product] : parts)};\n`,
  );
  await edit('content/languages.ts', (text) =>
    text.replace(/(LANGUAGES: .* = )\[[\s\S]*?\n\];/, `$1[${languages.join(', ')}];\n`),
  );
  // The site shows the names of customers without portraits and logos.
  await edit('content/landing/testimonials.ts', (text) =>
    text.replaceAll(/^ {4}(?:image|companyLogo|wordmarkWidth): .*\n/gm, ''),
  );
  if (removed.questions.length > 0) {
    await edit('domain/quiz/questions.ts', (text) => removeEntries(text, removed.questions));
    await edit('domain/quiz/catalog.ts', (text) => removeEntries(text, removed.agents));
    await edit('content/quiz/agents.ts', (text) => removeKeys(text, removed.agents));
    await edit('content/quiz/agent-scenes.ts', (text) =>
      removeKeys(text, removed.agents).replace("Words['sdr']", "Words['support-bot']"),
    );
    for (const [file, list, ids] of [
      ['questions', 'questions', removed.questions],
      ['agents', 'agents', removed.agents],
      ['agent-scenes', 'agentScenes', removed.agents],
    ] as const)
      for (const language of ['en', 'de'])
        await edit(`content/${language}/quiz/${file}.json`, (text) => {
          const words = JSON.parse(text);
          for (const id of ids) delete words[list][id];
          return JSON.stringify(words, null, 2);
        });
  }
  if (product) run('tools/new-page.ts', product, '--product');
  if (texts) run('tests/rebrand/rewrite-texts.ts', texts);
  // Like `npm run format`, but only for files that a brand edits.
  execFileSync('node_modules/.bin/biome', ['check', '--write', 'app/pages', 'content', 'domain'], {
    cwd: copyFolder,
    stdio: 'pipe',
  });
  await rm(join(copyFolder, 'dist'), { recursive: true, force: true });
}
