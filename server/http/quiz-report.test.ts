import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agents } from '#content/quiz/agents.ts';
import { because, optionLabel } from '#content/quiz/quiz-results.ts';
import { choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { QUESTIONS } from '#domain/quiz/questions.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { withNonBreakingSpaces } from '#domain/typography.ts';
import { recommendationsFor } from '#server/core/submissions/answers.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { quizAnswers as answers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';
import { words } from '#server/texts.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { completeAnswers } from '../../tests/support/arbitraries.ts';

const { mails } = words;

const PATH = '/api/quiz-reports';
const report = { answers, consent: consent.quiz };
const person = contactOf(answers);
const withName = (name: string) => answers.map((answer) => (answer === person.name ? name : answer));
const REPORTS_ON = { QUIZ_REPORTS: 'on' };

describe.each(DIALECTS)('quiz reports on %s', (dialect) => {
  test('contain the matching agents, and no text that the visitor typed except the name', async () => {
    const env = { ...REPORTS_ON, OPERATOR_EMAIL: 'owner@acme.test' };
    const { mail, server } = await serverWithMail(dialect, env);
    expect(await (await server.post(PATH, report)).json()).toEqual({ ok: true });
    expect(await server.submissions()).toMatchObject([
      { kind: 'quiz', email: person.email, first_name: person.name, consent: consent.quiz },
    ]);
    await server.deliverAll();
    const toVisitor = mail.to('ada@acme.test')[0]!;
    for (const recommendation of recommend(answers)) {
      expect(toVisitor.text).toContain(agents[recommendation.agent].title);
      expect(toVisitor.text).toContain(because(recommendation));
    }
    expect(toVisitor.text).toContain(`1 / ${recommend(answers).length}\n`);
    // No line ends with a single short word.
    expect(toVisitor.html).toContain(withNonBreakingSpaces(mails.quizReportMail.heading));
    for (const text of [person.company, person.website].filter(Boolean))
      expect(toVisitor.html).not.toContain(text);
    const toOperator = mail.to('owner@acme.test')[0]!;
    const bottlenecks = choicesFor(answers, 'bottlenecks').map((value) => optionLabel('bottlenecks', value));
    expect(toOperator.text).toContain(bottlenecks.join(', '));
    expect(toOperator.text).toContain(person.company);
    expect(toOperator.html).toContain(`href="https://${person.website}"`);
  });
});

test.each([
  ['an unknown option', { ...report, answers: [['hacking'], ...answers.slice(1)] }],
  ['a line break', { ...report, answers: withName('Ada\nL') }],
  ['a null byte', { ...report, answers: withName('A\u0000') }],
  ['a report with its own recommendations', { ...report, recommended: ['sdr'] }],
])('%s is rejected', async (_, body) => {
  const server = await testServer('sqlite', { env: REPORTS_ON });
  expect((await server.post(PATH, body)).status).toBe(422);
  expect(await server.submissions()).toEqual([]);
});

test('the stored recommendations are those that the visitor saw', () => {
  fc.assert(
    fc.property(completeAnswers, (complete) => {
      const answersById = Object.fromEntries(QUESTIONS.map(({ id }, index) => [id, complete[index]]));
      expect(recommendationsFor({ details: JSON.stringify({ answers: answersById }) })).toEqual(
        recommend(complete),
      );
    }),
  );
});
