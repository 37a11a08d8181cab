/**
 * Files of the sample brand by their hash: a logo, portrait or film counts as sample while its bytes are unchanged.
 * `npm run preflight -- --learn` rewrites the list after a sample file changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { FindingLevel } from './find-samples.ts';

const LIST_URL = new URL('../../../content/sample-assets.json', import.meta.url);

const KINDS: readonly { files: string; what: string; level: FindingLevel }[] = [
  { files: 'content/logo/*.svg', what: 'the logo is the sample brand’s', level: 'must' },
  { files: 'content/portraits/*', what: 'the picture shows an invented company', level: 'must' },
  { files: 'public/film/*/*.mp4', what: 'the film shows the sample brand', level: 'must' },
  { files: 'public/film/*/*.vtt', what: 'the captions tell the sample’s story', level: 'must' },
  { files: 'public/film/*/*.jpg', what: 'the poster shows the sample brand', level: 'must' },
];

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 24);
const listFiles = () =>
  KINDS.flatMap((kind) => globSync(kind.files).map((file) => ({ ...kind, file, digest: digest(file) })));

export const learnSampleAssets = (): void =>
  writeFileSync(
    LIST_URL,
    `${JSON.stringify(Object.fromEntries(listFiles().map(({ file, digest }) => [file, digest])), null, 2)}\n`,
  );

export function sampleAssets(isInUse: (file: string) => boolean) {
  const sampleDigests = new Set<unknown>(
    existsSync(LIST_URL) ? Object.values(JSON.parse(readFileSync(LIST_URL, 'utf8')) as object) : [],
  );
  return listFiles()
    .filter(({ file, digest }) => sampleDigests.has(digest) && isInUse(file))
    .map(({ file, what, level }) => ({ level, where: file, what }));
}
