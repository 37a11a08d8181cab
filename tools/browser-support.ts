/** Finds web APIs and CSS in the built site that the oldest supported browsers lack. New syntax is compiled by the build. */
import { glob, readFile } from 'node:fs/promises';
import { SUPPORT_EXCEPTIONS } from '../build/browser-support/exceptions.ts';
import { findUnsupportedInScript, findUnsupportedInStyle } from '../build/browser-support/features.ts';

const usedNames = new Set<string>();
const faults = new Set<string>();
for await (const file of glob('dist/site/**/*.{js,css}')) {
  const findUnsupported = file.endsWith('.js') ? findUnsupportedInScript : findUnsupportedInStyle;
  for (const { name, missingIn } of findUnsupported(await readFile(file, 'utf8'))) {
    usedNames.add(name);
    if (!(name in SUPPORT_EXCEPTIONS))
      faults.add(`${file}: ${name} is not supported by ${missingIn.join(', ')}`);
  }
}
const exceptions = Object.keys(SUPPORT_EXCEPTIONS);
for (const name of exceptions)
  if (!usedNames.has(name)) faults.add(`${name} is listed as an exception but is no longer used`);
console.log(
  faults.size > 0
    ? [...faults].join('\n')
    : `No feature is newer than the oldest supported browsers, except ${exceptions.length} features with a fallback.`,
);
process.exit(faults.size > 0 ? 1 : 0);
