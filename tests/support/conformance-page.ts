/** The statements that a test run proves, and a page that lists them. */

import type { Result } from './results.ts';
import { statements } from './statements.ts';

const JOURNEYS = 'tests/engines/';
const taggedWith = (id: string, results: readonly Result[]) =>
  results.filter(({ tags }) => tags.includes(`@${id}`));
/** Journeys in other engines repeat tests, so they do not count as proof. */
const proofsOf = (id: string, results: readonly Result[]) =>
  taggedWith(id, results).filter(({ file }) => !file.startsWith(JOURNEYS));

/** Tags without a statement, statements without a test, and statements with tests in two places. */
export function conformanceFaults(results: readonly Result[]): string[] {
  const knownTags = new Set(statements.map(({ id }) => `@${id}`));
  const unknown = results.flatMap(({ file, tags }) =>
    tags.filter((tag) => !knownTags.has(tag)).map((tag) => `${file}: there is no statement ${tag}`),
  );
  const unproved = statements.flatMap(({ id, says }) => {
    const files = new Set(proofsOf(id, results).map(({ file }) => file));
    if (files.size === 0) return [`No test proves ${id}: ${says}`];
    return files.size > 1 ? [`${id} is proved in more than one place: ${[...files].join(', ')}`] : [];
  });
  return [...new Set([...unknown, ...unproved])];
}

export function conformancePage(results: readonly Result[]): string {
  const rows = statements.map(({ id, section, says, ours }) => {
    const tests = taggedWith(id, results);
    const files = [...new Set(tests.map(({ file }) => file))];
    const result = files.length > 0 && tests.every(({ ok }) => ok) ? 'holds' : '**does not hold**';
    return {
      section,
      row: `| ${id} | ${ours ? '*ours:* ' : ''}${says.replaceAll('|', '\\|')} | ${files.join(', ')} | ${result} |`,
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
