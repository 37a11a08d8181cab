/** Reads commands, settings and links from README and guides. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');

/** Pages with instructions: the README and the guides. Decision records only explain. */
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/commands.md',
  ...globSync('docs/recipes/*.md').sort(),
  'docs/operate.md',
  'docs/make-it-yours.md',
  'docs/upgrade.md',
];

type DocCommand = { file: string; line: string; script: string };

/** Finds npm commands in code blocks and text. Ignores commands with a placeholder such as <id>. */
const readCommands = (file: string): DocCommand[] =>
  [...read(file).matchAll(/(?:^|`)(npm (?:run ([a-z0-9:-]+)|(start|test))(?: -- [^`\n#]+)?)/gm)]
    .map(([, line = '', run, shortName]) => ({ file, line: line.trim(), script: run ?? shortName ?? '' }))
    .filter(({ line }) => !/[<…$]/.test(line));

const seenLines = new Set<string>();
/** In order of appearance, without duplicates. */
export const docCommands = GUIDES.flatMap(readCommands).filter(
  ({ line }) => !seenLines.has(line) && seenLines.add(line),
);

/** Settings in the table of docs/operate.md. */
export const documentedSettings = [...read('docs/operate.md').matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].flatMap(
  ([, cell]) => [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
);

/** Files that documents link to or embed, from the root of the repository. */
export const docLinks = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
  [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => ({
    file,
    target: join(dirname(file), path ?? ''),
  })),
);

/** The line below the title of each decision record. */
export const decisionStatuses = globSync('docs/decisions/[0-9]*.md').map((file) => ({
  file,
  status: read(file).split('\n')[2] ?? '',
}));
