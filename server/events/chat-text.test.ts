import { describe, expect, test } from 'vitest';
import { deskReadiness } from '#content/desk.ts';
import { fill } from '#content/message.ts';
import { agents } from '#content/quiz/agents.ts';
import { optionLabel } from '#content/quiz/quiz-results.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { choicesFor } from '#domain/quiz/answers.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { DESK_ENV } from '#server/testing/desk-browser.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { NOW, newSubmission } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, ORIGIN, testServer } from '#server/testing/test-server.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import consent from '#words/consent.json' with { type: 'json' };
import chatMessage from '#words/team-chat.json' with { type: 'json' };
import { chatText } from './chat-text.ts';
import { confirmedEvent, formEvent, quarantinedEvent, unsubscribedEvent } from './create-events.ts';

test.each(DIALECTS)(
  'the team gets one message per submission, but none for suspected spam (%s)',
  async (dialect) => {
    const chat = await startReceiver();
    const env = { ...DESK_ENV, CHAT_WEBHOOK_URL: chat.url, QUIZ_REPORTS: 'on' };
    const server = await testServer(dialect, { env });
    await server.post(DECK_PATH, deckRequest, {
      [LEAD_HEADERS.utm]: 'utm_source=linkedin&utm_campaign=spring',
      [LEAD_HEADERS.page]: '/social-os',
    });
    await server.post(quizReportForm.path, { answers: quizAnswers, consent: consent.quiz });
    const bot = { ...deckRequest, email: 'bot@spam.test' };
    await server.post(DECK_PATH, bot, { [LEAD_HEADERS.honeypot]: 'x' });
    await server.subscribe('ada@acme.test');
    await server.deliverAll();
    const texts = chat.calls.map(({ body }) => (JSON.parse(body) as { text: string }).text);
    expect(texts).toHaveLength(2);
    const { kinds, from, campaign, sentFrom } = chatMessage;
    const submissions = await server.submissions();
    const id = submissions.find(({ kind }) => kind === 'deck')?.id;
    expect(texts[0]).toBe(
      [
        `${deskReadiness.levels.warm} · ${kinds['deck.requested']}: Ada Lovelace, Analytical Engines`,
        'ada@acme.test · +1 555 0100',
        [
          fill(from, { source: 'linkedin' }),
          fill(campaign, { name: 'spring' }),
          fill(sentFrom, { path: '/social-os' }),
        ].join(' · '),
        `${ORIGIN}/desk/people/${id}`,
      ].join('\n'),
    );
    for (const { agent } of recommend(quizAnswers)) expect(texts[1]).toContain(agents[agent].title);
    const bottlenecks = choicesFor(quizAnswers, 'bottlenecks');
    expect(texts[1]).toContain(bottlenecks.map((value) => optionLabel('bottlenecks', value)).join(', '));
  },
);

describe('visitors’ text', () => {
  test('neither mentions the channel nor formats the message', () => {
    const { submission } = newSubmission({
      first_name: '<!channel> @everyone',
      last_name: '*b* [x](http://evil.test)',
      company: 'A & B',
      phone: '@channel [pay](http://evil.test)',
      page: '/@everyone [in](http://evil.test)',
      first_page: '/*b*',
      email: 'dora@everyone.test',
    });
    const text = chatText(formEvent(submission)) ?? '';
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).toContain('A &amp; B');
    expect(text).not.toMatch(/@everyone|@channel|\*b\*|\[\w+\]/);
  });

  test('adds no line and turns no text around, even if it was never checked', () => {
    const first_name = 'Eve\r\nHot lead: \u202eadA\u0007';
    const { submission } = newSubmission({ first_name, email: 'e\nve@x.test' });
    const text = chatText(formEvent(submission)) ?? '';
    expect(text.split('\n')).toHaveLength(3);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

test('events that the team need not read send no message', () => {
  const { submission } = newSubmission({ kind: 'newsletter' });
  expect(chatText(formEvent(submission))).toBeUndefined();
  expect(chatText(quarantinedEvent(submission))).toBeUndefined();
  expect(chatText(unsubscribedEvent(submission, NOW))).toBeUndefined();
  expect(chatText(confirmedEvent(submission, NOW))).toContain(chatMessage.kinds['newsletter.confirmed']);
});
