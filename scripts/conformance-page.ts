/** What the test reports prove of the statements, and the page that lists it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { idsIn, type Statement, statements } from '../tests/statements.ts';

export const PAGE = 'docs/conformance.md';

/** How a test proves: by what a browser does, by what a page says, or by the rule alone. */
type Kind = 'behaviour' | 'content' | 'rule';
type Proof = { ids: string[]; file: string; title: string; kind: Kind; engine: string; holds: boolean };

const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as Record<string, string>;
const JOURNEYS = 'tests/engines/';

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

function vitestProofs(file: string): Proof[] {
  const { testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const path = relative('.', name);
      const [group = ''] = ancestorTitles;
      const journey = path.startsWith(JOURNEYS);
      return {
        ids: idsIn([...ancestorTitles, title].join(' ')),
        file: path,
        title: journey ? title : [...ancestorTitles, title].join(': '),
        kind: journey ? 'behaviour' : path.startsWith('tests/content/') ? 'content' : 'rule',
        engine: journey ? (ENGINES[group] ?? '') : '',
        holds: status === 'passed',
      };
    }),
  );
}

/** A test that proves several statements in one visit names them at its steps. */
const titlesOf = ({ title, tests }: JSONReportSpec): string =>
  [title, ...tests.flatMap(({ results }) => (results.at(-1)?.steps ?? []).map((step) => step.title))].join(
    ' ',
  );

function playwrightProofs(file: string): Proof[] {
  const inside = (suite: JSONReportSuite): Proof[] => [
    ...suite.specs.map((spec) => ({
      ids: idsIn(titlesOf(spec)),
      file: `tests/e2e/${suite.file}`,
      title: spec.title,
      kind: 'behaviour' as const,
      engine: 'Chromium',
      holds: spec.ok,
    })),
    ...(suite.suites ?? []).flatMap(inside),
  ];
  const report: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  return report.suites.flatMap(inside);
}

export const proofsIn = (reports: { vitest: string[]; playwright: string[] }): Proof[] =>
  [...reports.vitest.flatMap(vitestProofs), ...reports.playwright.flatMap(playwrightProofs)].filter(
    ({ ids }) => ids.length > 0,
  );

const isJourney = ({ file }: Proof) => file.startsWith(JOURNEYS);

/** Tags without a statement, statements without a test, and statements that are tested in two places. */
export function conformanceFaults(proofs: Proof[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const strangers = proofs.flatMap(({ ids, file }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no statement ${id}`),
  );
  const unproved = statements.flatMap(({ id, says }) => {
    const files = new Set(
      proofs.filter((proof) => proof.ids.includes(id) && !isJourney(proof)).map(({ file }) => file),
    );
    if (files.size === 0) return [`No test proves ${id}: ${says}`];
    return files.size > 1 ? [`${id} is proved in more than one place: ${[...files].join(', ')}`] : [];
  });
  return [...new Set([...strangers, ...unproved])];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function row({ id, says, ours }: Statement, proofs: Proof[]): string {
  const mine = proofs.filter(({ ids }) => ids.includes(id));
  const { file = '', kind = '' } = mine.find((proof) => !isJourney(proof)) ?? {};
  const engines = [...new Set(mine.filter(({ holds }) => holds).map(({ engine }) => engine))].filter(Boolean);
  const result = mine.length > 0 && mine.every(({ holds }) => holds) ? 'holds' : '**does not hold**';
  return `| ${id} | ${ours ? '*ours:* ' : ''}${cell(says)} | [${file.replace(/^.*\//, '')}](../${file}) | ${kind} | ${engines.sort().join(', ')} | ${result} |`;
}

export function conformancePage(proofs: Proof[]): string {
  const kindOf = (id: string) => proofs.find((proof) => proof.ids.includes(id) && !isJourney(proof))?.kind;
  const count = (kind: Kind) => statements.filter(({ id }) => kindOf(id) === kind).length;
  const held = statements.filter(({ id }) => {
    const mine = proofs.filter(({ ids }) => ids.includes(id));
    return mine.length > 0 && mine.every(({ holds }) => holds);
  }).length;
  const sections = [...new Set(statements.map(({ section }) => section))].flatMap((section) => [
    `## ${section}`,
    '',
    '| | Statement | Test | Proved by | Engines | Result |',
    '|---|---|---|---|---|---|',
    ...statements
      .filter((statement) => statement.section === section)
      .map((statement) => row(statement, proofs)),
    '',
  ]);
  return [
    '# Conformance',
    '',
    `${held} of ${statements.length} statements hold: ${count('behaviour')} are proved by what a browser does, ${count('content')} by what a prerendered page or its content says, ${count('rule')} by a rule that needs neither. Each is proved in one place; journeys in Chromium, Firefox and WebKit walk some of them again, and the engines say where. "Ours" is what was left open and we decided.`,
    '',
    '`npm run conformance` runs everything and writes this page. `npm test` fails when a statement has no test, when a test names a statement that does not exist, or when this list is out of date.',
    '',
    ...sections,
  ].join('\n');
}

/** What the page says about the tests, without engines and results, to compare it with another run. */
export const listedOn = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').slice(0, 4).join(' | '));
