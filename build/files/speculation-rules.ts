import { writeFile } from 'node:fs/promises';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { caseStudyPath, PATHS, SPECULATION_RULES_PATH } from '#domain/paths.ts';

/** Lets browsers with speculation rules prefetch a page when the pointer is over its link. */
export async function writeSpeculationRules(outDir: string): Promise<void> {
  const pages = LANGUAGES.flatMap((language) =>
    [...Object.values(PATHS), caseStudyPath('*')].map((path) => pathIn(language, path)),
  );
  const rules = {
    prefetch: [{ source: 'document', where: { href_matches: pages }, eagerness: 'moderate' }],
  };
  await writeFile(outDir + SPECULATION_RULES_PATH, JSON.stringify(rules));
}
