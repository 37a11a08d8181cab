/** What the README promises, read from its text: commands, settings, links. */
import { readFileSync } from 'node:fs';

const text = readFileSync('README.md', 'utf8');

/** Names of npm scripts, in order of appearance. */
export const readmeCommands = [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run )?(start|test|[a-z]+(?::[a-z]+)?)\b(?=[` ])/g)].map(
      ([, name]) => name ?? '',
    ),
  ),
].filter((name) => name !== 'run');

/** Variables of the settings table. */
export const readmeSettings = [...text.matchAll(/^\| (`[A-Z_`, ]+) \|/gm)].flatMap(([, cell]) =>
  [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
);

/** Files that it links to or shows. */
export const readmeLinks = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path ?? '');
