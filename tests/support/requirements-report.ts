/** Checks that every requirement has a test, and writes a page with requirements and results. */

import { requirements } from './requirements.ts';
import type { Result } from './results.ts';

const JOURNEYS_FOLDER = 'tests/engines/';
const resultsTaggedWith = (id: string, results: readonly Result[]) =>
  results.filter(({ tags }) => tags.includes(`@${id}`));
/** Tests in other engines repeat Chromium tests, so they do not count as proof. */
const proofsOf = (id: string, results: readonly Result[]) =>
  resultsTaggedWith(id, results).filter(({ file }) => !file.startsWith(JOURNEYS_FOLDER));

/** Finds tags without a requirement, requirements without a test, and requirements with tests in two files. */
export function findRequirementFaults(results: readonly Result[]): string[] {
  const knownTags = new Set(requirements.map(({ id }) => `@${id}`));
  const unknownTagFaults = results.flatMap(({ file, tags }) =>
    tags.filter((tag) => !knownTags.has(tag)).map((tag) => `${file}: there is no requirement ${tag}`),
  );
  const proofFaults = requirements.flatMap(({ id, text }) => {
    const files = new Set(proofsOf(id, results).map(({ file }) => file));
    if (files.size === 0) return [`No test proves ${id}: ${text}`];
    return files.size > 1 ? [`${id} is proved in more than one file: ${[...files].join(', ')}`] : [];
  });
  return [...new Set([...unknownTagFaults, ...proofFaults])];
}

const TITLE =
  '# Product requirements and their tests\n\n"ours" marks our own decisions, about which the specification says nothing.\n';
const TABLE_HEAD = '| | Requirement | Test | Result |\n|---|---|---|---|';

export function renderRequirementsReport(results: readonly Result[]): string {
  const rows = requirements.map(({ id, section, text, isOurDecision }) => {
    const tests = resultsTaggedWith(id, results);
    const files = [...new Set(tests.map(({ file }) => file))];
    const result = files.length > 0 && tests.every(({ ok }) => ok) ? 'passed' : '**failed**';
    return {
      section,
      row: `| ${id} | ${isOurDecision ? '*ours:* ' : ''}${text.replaceAll('|', '\\|')} | ${files.join(', ')} | ${result} |`,
    };
  });
  const tables = [...Map.groupBy(rows, ({ section }) => section)].map(([section, list]) =>
    [`\n## ${section}\n`, TABLE_HEAD, ...list.map(({ row }) => row), ''].join('\n'),
  );
  return TITLE + tables.join('');
}
