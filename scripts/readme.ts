/** What the README promises, read from its text: commands, settings, links. */
import { readFileSync } from 'node:fs';

const text = readFileSync('README.md', 'utf8');

/** Names of npm scripts, in order of appearance. */
export const readmeCommands = [
  ...new Set(
    [...text.matchAll(/npm (?:run ([a-z:]+)|(start|test))/g)].map(([, run, short]) => run ?? short ?? ''),
  ),
];

/** Variables of the settings table. */
export const readmeSettings = [...text.matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].flatMap(([, cell]) =>
  [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
);

/** Files that it links to or shows. */
export const readmeLinks = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '');
