/** Checks that every statement has a test, and writes a page with statements and results. */
import type { Result } from './results.ts';
import { statements } from './statements.ts';

const JOURNEYS_FOLDER = 'tests/engines/';
const resultsTaggedWith = (id: string, results: readonly Result[]) =>
  results.filter(({ tags }) => tags.includes(`@${id}`));
/** Tests in other engines repeat Chromium tests, so they do not count as proof. */
const proofsOf = (id: string, results: readonly Result[]) =>
  resultsTaggedWith(id, results).filter(({ file }) => !file.startsWith(JOURNEYS_FOLDER));

/** Finds tags without a statement, statements without a test, and statements with tests in two files. */
export function conformanceFaults(results: readonly Result[]): string[] {
  const knownTags = new Set(statements.map(({ id }) => `@${id}`));
  const unknownTagFaults = results.flatMap(({ file, tags }) =>
    tags.filter((tag) => !knownTags.has(tag)).map((tag) => `${file}: there is no statement ${tag}`),
  );
  const proofFaults = statements.flatMap(({ id, text }) => {
    const files = new Set(proofsOf(id, results).map(({ file }) => file));
    if (files.size === 0) return [`No test proves ${id}: ${text}`];
    return files.size > 1 ? [`${id} is proved in more than one file: ${[...files].join(', ')}`] : [];
  });
  return [...new Set([...unknownTagFaults, ...proofFaults])];
}

export function conformancePage(results: readonly Result[]): string {
  const rows = statements.map(({ id, section, text, isOurDecision }) => {
    const tests = resultsTaggedWith(id, results);
    const files = [...new Set(tests.map(({ file }) => file))];
    const result = files.length > 0 && tests.every(({ ok }) => ok) ? 'holds' : '**does not hold**';
    return {
      section,
      row: `| ${id} | ${isOurDecision ? '*ours:* ' : ''}${text.replaceAll('|', '\\|')} | ${files.join(', ')} | ${result} |`,
    };
  });
  return [...Map.groupBy(rows, ({ section }) => section)]
    .map(
      ([section, list]) =>
        `## ${section}\n\n| | Statement | Test | Result |\n|---|---|---|---|\n${list.map(({ row }) => row).join('\n')}\n`,
    )
    .join('\n')
    .replace(/^/, `# Conformance\n\n`);
}
