/** The statements of the specification suite, and the page that lists them. */
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

export const SUITE = 'tests/e2e/spec';
export const PAGE = 'docs/conformance.md';

export type Statement = { section: string; words: string; file: string; holds: boolean };

const SETTLED = 'settled: ';

/** Groups inside a section become the first words of their statements. */
function statementsIn(suite: JSONReportSuite, titles: string[]): Statement[] {
  const [section = '', ...groups] = titles;
  const toStatement = ({ title, file, ok }: JSONReportSpec): Statement => ({
    section,
    words: `${title.startsWith(SETTLED) ? SETTLED : ''}${[...groups, title.replace(SETTLED, '')].join(': ')}`,
    file: file.replace(/^.*\//, ''),
    holds: ok,
  });
  return [
    ...suite.specs.map(toStatement),
    ...(suite.suites ?? []).flatMap((inner) => statementsIn(inner, [...titles, inner.title])),
  ];
}

export function statementsOf({ suites }: Pick<JSONReport, 'suites'>): Statement[] {
  return suites.toSorted((a, b) => a.file.localeCompare(b.file)).flatMap((file) => statementsIn(file, []));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function table({ section, statements }: { section: string; statements: Statement[] }): string {
  const rows = statements.map(
    ({ words, file, holds }) =>
      `| ${cell(words)} | [${file}](../${SUITE}/${file}) | ${holds ? 'holds' : '**does not hold**'} |`,
  );
  return [`## ${section}`, '', '| Statement | Test | Result |', '|---|---|---|', ...rows, ''].join('\n');
}

export function conformancePage(statements: Statement[]): string {
  const sections = [...Map.groupBy(statements, ({ section }) => section)].map(([section, list]) => ({
    section,
    statements: list,
  }));
  const held = statements.filter(({ holds }) => holds).length;
  return [
    '# Conformance',
    '',
    `${held} of ${statements.length} statements of the specification hold. Each has a test of its own; a name that starts with "settled" tests what the specification leaves open and we decided.`,
    '',
    '`npm run conformance` runs the suite and writes this page. A unit test fails when its list differs from the suite.',
    '',
    ...sections.map(table),
  ].join('\n');
}

/** What the page says without its results, to compare it with a suite that has not run. */
export const listedOn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => /^(\||## )/.test(line))
    .map((line) => line.replace(/\| [^|]+ \|$/, '|'));
