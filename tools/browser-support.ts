/**
 * Finds interfaces and CSS in the built site that the oldest supported browsers lack. The build already lowers syntax.
 */
import { glob, readFile } from 'node:fs/promises';
import { SUPPORT_EXCEPTIONS } from '../build/browser-support/exceptions.ts';
import { inScript, inStyle } from '../build/browser-support/features.ts';

const used = new Map<string, { missing: string[]; files: Set<string> }>();
for await (const file of glob('dist/site/**/*.{js,css}')) {
  const source = await readFile(file, 'utf8');
  for (const { name, missing } of file.endsWith('.js') ? inScript(source) : inStyle(source)) {
    const entry = used.get(name) ?? { missing, files: new Set() };
    entry.files.add(file.replace(/^.*\/([\w-]+?)-[\w-]{8}\./, '$1.'));
    used.set(name, entry);
  }
}
const faults = [
  ...[...used]
    .filter(([name]) => !(name in SUPPORT_EXCEPTIONS))
    .map(
      ([name, { missing, files }]) =>
        `${name} is not known by ${missing.join(', ')}: ${[...files].join(', ')}`,
    ),
  ...Object.keys(SUPPORT_EXCEPTIONS)
    .filter((name) => !used.has(name))
    .map((name) => `${name} is excepted but not used any more`),
];
console.log(
  faults.length > 0
    ? faults.join('\n')
    : `No feature is newer than the oldest supported browsers, except ${Object.keys(SUPPORT_EXCEPTIONS).length} things with a fallback.`,
);
process.exit(faults.length > 0 ? 1 : 0);
