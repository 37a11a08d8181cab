import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { agents } from '#content/quiz/agents.ts';
import { quizReportForm } from '#domain/forms/quiz-report.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { choicesFor, contactOf } from '#domain/quiz/answers.ts';
import { recommend } from '#domain/quiz/scoring.ts';
import { RETRY_DELAYS } from '#domain/timing.ts';
import { retryDeliveries } from '#server/core/deliveries/retry-deliveries.ts';
import { personId } from '#server/core/people/person-id.ts';
import { newsletterPath } from '#server/core/subscribers/newsletter-links.ts';
import { createConfirmationSubject } from '#server/core/subscribers/subscriptions.ts';
import { consentVersion } from '#server/store/derived-columns.ts';
import type { Dialect } from '#server/store/schema.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { asOperator, NOW } from '#server/testing/submissions.ts';
import { DECK_PATH, deckRequest, type TestServer, testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver, WEBHOOK_SECRET } from '#server/testing/webhook-receiver.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { EventSchema } from './event-schema.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Received events, verified as a receiver would and checked against the published schema. */
function verifiedEvents({ calls }: Receiver, key = WEBHOOK_SECRET) {
  // The library rejects old timestamps, and the server's clock is frozen.
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  return calls.map(({ headers, body }) => {
    const event = new Webhook(key).verify(body, headers as Record<string, string>);
    const parsed = v.parse(EventSchema, event);
    expect(parsed).toEqual(event);
    return { id: headers['webhook-id'], ...parsed };
  });
}

/** Code of the last language: a translation, if the site has any. */
const translation = LANGUAGES.at(-1)?.code;
const sourceHeaders = {
  [LEAD_HEADERS.firstPage]: '/b2b-sales-automation?utm_source=linkedin',
  [LEAD_HEADERS.page]: '/social-os',
  [LEAD_HEADERS.referrer]: 'https://search.test/find?q=secret',
  [LEAD_HEADERS.utm]: 'utm_source=linkedin&utm_campaign=spring',
  [LEAD_HEADERS.consent]: new URLSearchParams({ text: consent.deck }).toString(),
  'accept-language': 'de-AT,de;q=0.9,en;q=0.5',
  'x-language': translation ?? '',
};

const startWithReceiver = async (dialect: Dialect, env: Record<string, string> = {}) => {
  const receiver = await startReceiver();
  const server = await testServer(dialect, {
    env: { ...eventsTo(receiver), QUIZ_REPORTS: 'on', ...env },
  });
  return { receiver, server };
};

const eventRows = async ({ deliveries }: TestServer) =>
  (await deliveries()).filter(({ kind }) => kind === 'event');

describe.each(DIALECTS)('events on %s', (dialect) => {
  test('a deck request sends one event with person, request and source, then the payload is deleted', async () => {
    const { receiver, server } = await startWithReceiver(dialect);
    await server.post(DECK_PATH, deckRequest, sourceHeaders);
    await server.deliverAll();
    const [submission] = await server.submissions();
    expect(verifiedEvents(receiver)).toEqual([
      {
        id: `deck_requested_${submission?.id}`,
        type: 'deck.requested',
        timestamp: new Date(NOW).toISOString(),
        data: {
          submission: { id: submission?.id, kind: 'deck', time: new Date(NOW).toISOString(), assistant: '' },
          person: {
            id: personId('ada@acme.test'),
            email: 'ada@acme.test',
            name: 'Ada Lovelace',
            company: 'Analytical Engines',
            phone: '+1 555 0100',
          },
          fields: expect.objectContaining(deckRequest),
          source: {
            firstPage: '/b2b-sales-automation',
            page: '/social-os',
            referrer: 'https://search.test/find',
            campaign: { utm_source: 'linkedin', utm_campaign: 'spring' },
            language: 'de-AT',
            pageLanguage: translation,
          },
          consent: {
            text: consent.deck,
            version: consentVersion(consent.deck),
            time: new Date(NOW).toISOString(),
          },
        },
      },
    ]);
    expect(await eventRows(server)).toMatchObject([{ state: 'done', payload: null }]);
  });

  test('a quiz report sends the recommendations with their reasons', async () => {
    const { receiver, server } = await startWithReceiver(dialect);
    await server.post(quizReportForm.path, { answers: quizAnswers, consent: consent.quiz });
    await server.deliverAll();
    const [event] = verifiedEvents(receiver);
    expect(event).toMatchObject({
      type: 'quiz.reported',
      data: {
        fields: {
          bottlenecks: choicesFor(quizAnswers, 'bottlenecks'),
          company: contactOf(quizAnswers).company,
        },
        consent: { text: consent.quiz },
      },
    });
    const titles = recommend(quizAnswers).map(({ agent }) => agents[agent].title);
    const { recommendations } = event?.type === 'quiz.reported' ? event.data : {};
    expect(recommendations?.map(({ title }) => title)).toEqual(titles);
  });

  test('a subscription sends one event when requested, one when confirmed and one when ended', async () => {
    const { receiver, server } = await startWithReceiver(dialect);
    await server.subscribe('ada@acme.test');
    const subscriber = await server.store.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
    for (const address of [
      newsletterPath(
        'confirm',
        server.tokens.sign('confirm', createConfirmationSubject(subscriber, subscriber.submission_id), NOW),
        'en',
      ),
      newsletterPath('unsubscribe', server.tokens.sign('unsubscribe', subscriber.id, NOW), 'en'),
    ]) {
      for (let click = 0; click < 2; click += 1) await server.request(address, { method: 'POST' });
    }
    await server.deliverAll();
    const types = verifiedEvents(receiver).map(({ type }) => type);
    expect(types.sort()).toEqual(['newsletter.confirmed', 'newsletter.left', 'newsletter.requested']);
  });

  test('suspected spam sends submission.quarantined; deck.requested follows after the release', async () => {
    const { receiver, server } = await startWithReceiver(dialect);
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.honeypot]: 'spam' });
    await server.deliverAll();
    expect(verifiedEvents(receiver)).toMatchObject([
      { type: 'submission.quarantined', data: { reason: 'hidden-field', fields: deckRequest } },
    ]);
    await retryDeliveries(asOperator(server.store), { state: 'held' });
    await server.deliverAll();
    const types = verifiedEvents(receiver).map(({ type }) => type);
    expect(types).toEqual(['submission.quarantined', 'deck.requested']);
  });

  test('an event keeps its id and body in every retry; after status 410 only a manual retry sends it', async () => {
    const { receiver, server } = await startWithReceiver(dialect);
    receiver.setReply({ status: 500 });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    receiver.setReply({ status: 410 });
    server.advance(RETRY_DELAYS[0]! * 1.2);
    await server.deliverAll();
    expect(await eventRows(server)).toMatchObject([{ state: 'dead', attempts: 2 }]);
    receiver.setReply({ status: 200 });
    await retryDeliveries(asOperator(server.store), { state: 'dead' });
    await server.deliverAll();
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
    expect(await eventRows(server)).toMatchObject([{ state: 'done' }]);
  });

  test('each of several receivers has its own secret and its own retries', async () => {
    const second = await startReceiver();
    const otherSecret = `whsec_${Buffer.from('another secret, just as long').toString('base64')}`;
    const first = await startReceiver();
    const server = await testServer(dialect, {
      env: { EVENTS_URL: `${first.url} ${second.url}`, EVENTS_SECRET: `${WEBHOOK_SECRET} ${otherSecret}` },
    });
    first.setReply({ status: 503 });
    await server.post(DECK_PATH, deckRequest);
    await server.deliverAll();
    expect(verifiedEvents(second, otherSecret)).toMatchObject([{ type: 'deck.requested' }]);
    expect((await eventRows(server)).map(({ state }) => state).toSorted()).toEqual(['done', 'pending']);
  });

  test('without receivers no event is written', async () => {
    const server = await testServer(dialect);
    await server.post(DECK_PATH, deckRequest);
    expect(await eventRows(server)).toEqual([]);
  });
});
