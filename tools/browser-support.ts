/** Finds web APIs and CSS in the built site that the oldest supported browsers lack. New syntax is compiled by the build. */
import { glob, readFile } from 'node:fs/promises';
import { SUPPORT_EXCEPTIONS } from '../build/browser-support/exceptions.ts';
import { findUnsupportedInScript, findUnsupportedInStyle } from '../build/browser-support/features.ts';

const usedFeatures = new Map<string, { missingIn: string[]; files: Set<string> }>();
for await (const file of glob('dist/site/**/*.{js,css}')) {
  const source = await readFile(file, 'utf8');
  for (const { name, missingIn } of file.endsWith('.js')
    ? findUnsupportedInScript(source)
    : findUnsupportedInStyle(source)) {
    const feature = usedFeatures.get(name) ?? { missingIn, files: new Set() };
    feature.files.add(file.replace(/^.*\/([\w-]+?)-[\w-]{8}\./, '$1.'));
    usedFeatures.set(name, feature);
  }
}
const faults = [
  ...[...usedFeatures]
    .filter(([name]) => !(name in SUPPORT_EXCEPTIONS))
    .map(
      ([name, { missingIn, files }]) =>
        `${name} is not supported by ${missingIn.join(', ')}: ${[...files].join(', ')}`,
    ),
  ...Object.keys(SUPPORT_EXCEPTIONS)
    .filter((name) => !usedFeatures.has(name))
    .map((name) => `${name} is listed as an exception but is no longer used`),
];
console.log(
  faults.length > 0
    ? faults.join('\n')
    : `No feature is newer than the oldest supported browsers, except ${Object.keys(SUPPORT_EXCEPTIONS).length} features with a fallback.`,
);
process.exit(faults.length > 0 ? 1 : 0);
