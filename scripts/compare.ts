/**
 * `npm run compare -- <commit>`: every section of every page as it was at that commit beside what it is now, at five
 * widths in both themes. Whole in reports/before-after, small in docs/before-after.
 */
import './build.ts';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { withServer } from '../bench/with-server.ts';
import { ensureBrowser, findBrowser } from './browser.ts';
import { type Row, sheetOf } from './picture-sheet.ts';
import { PAGES, type Picture, THEMES, type Walk } from './section-pictures.ts';

const WHOLE = { folder: 'reports/before-after', webp: { quality: 82, effort: 1 } };
/** All of them weigh less than 2.5 MB. */
const SMALL = { folder: 'docs/before-after', webp: { quality: 35, effort: 5 } };
/** Each width, and how wide its pictures are on the small sheets. */
const WIDTHS = new Map([
  [1440, 240],
  [1024, 190],
  [768, 156],
  [390, 110],
  [320, 100],
]);

async function visit(browser: Browser, baseURL: string, width: number, walk: Walk): Promise<Picture[]> {
  const viewport = { width, height: width < 768 ? 844 : 900 };
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce', hasTouch: width < 768 });
  return walk(page).finally(() => page.close());
}

/** The older commit in a folder of its own, built by its own tools, once. */
function buildOlder(commit: string): string {
  const folder = resolve('.cache/before', commit);
  if (existsSync(`${folder}/dist/server/index.js`)) return folder;
  execFileSync('sh', ['-c', `mkdir -p "${folder}" && git archive ${commit} | tar -x -C "${folder}"`]);
  execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

type Side = Readonly<{ when: string; browser: Browser; origin: string }>;
type Column = Readonly<{ title: string; width: number; pictures: readonly Picture[] }>;

/** Sections pair by name; one that has no counterpart stands alone. */
async function write(
  columns: readonly Column[],
  name: string,
  { folder, webp }: typeof WHOLE,
): Promise<void> {
  const names = new Set(
    columns.toReversed().flatMap(({ pictures }) => pictures.map((picture) => picture.name)),
  );
  for (const theme of THEMES) {
    const rows: Row[] = [...names].map((part) => ({
      name: part,
      pictures: columns.map(({ pictures }) => pictures.find((picture) => picture.name === part)?.[theme]),
    }));
    const bytes = await sheetOf({ columns, rows }, webp);
    await writeFile(`${folder}/${name}-${theme}.webp`, bytes);
    console.log(
      `${folder}/${name}-${theme}.webp  ${Math.round(bytes.length / 1000)} kB  ${Math.round(performance.now() / 1000)} s`,
    );
  }
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const dated = (commit: string) => git('show', '--no-patch', '--format=%h of %cs', commit);

/** Names both commits and shows the small sheets that are there. */
function contents(older: string, today: string): string {
  const names = Object.keys(PAGES).filter((name) => existsSync(`${SMALL.folder}/${name}-light.webp`));
  const row = (name: string) =>
    THEMES.map((theme) => `![${name}, ${theme}](${name}-${theme}.webp)`).join(' | ');
  return `# Before and after

Every section of every page at ${[...WIDTHS.keys()].join(', ')} px, in both themes: on the left as it was at ${dated(older)}, on the right as it is at ${today}. \`npm run compare -- ${older}\` writes this page and leaves the same pictures in their own size in \`reports/before-after\`.

| Light | Dark |
|---|---|
${names.map((name) => `| ${row(name)} |`).join('\n')}
`;
}

async function compare(name: string, walk: Walk, sides: readonly Side[]): Promise<void> {
  const all: Column[] = [];
  for (const [width, small] of WIDTHS) {
    const columns = await Promise.all(
      sides.map(async ({ when, browser, origin }) => ({
        title: `${width} ${when}`,
        width,
        pictures: await visit(browser, origin, width, walk),
      })),
    );
    await write(columns, `${name}-${width}`, WHOLE);
    all.push(...columns.map((column) => ({ ...column, width: small })));
  }
  // A page that is new has nothing to be compared with.
  if (all[0]?.pictures.length) await write(all, name, SMALL);
}

const [ref, ...only] = process.argv.slice(2);
if (!ref) throw new Error('Which commit? npm run compare -- <commit>');
const older = git('rev-parse', '--short', `${ref}^{commit}`);
// Asked before the pictures: a commit may be made while they are taken.
const today = dated('HEAD');
const root = buildOlder(older);
ensureBrowser();
for (const { folder } of [WHOLE, SMALL]) await mkdir(folder, { recursive: true });
/** One for each side: a browser that takes pictures of two pages at once sometimes never answers. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
const [left, right] = await Promise.all([launch(), launch()]);
await withServer(
  (before) =>
    withServer(async (after) => {
      const sides = [
        { when: 'before', browser: left, origin: before.origin },
        { when: 'after', browser: right, origin: after.origin },
      ];
      for (const [name, walk] of Object.entries(PAGES))
        if (only.length === 0 || only.includes(name)) await compare(name, walk, sides);
    }),
  root,
);
await Promise.all([left.close(), right.close()]);
await writeFile(`${SMALL.folder}/README.md`, contents(older, today));
