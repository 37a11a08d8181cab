/** A visitor gets every response, page and mail in the language of their page, including later mails. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#content/languages.ts';
import { mailSender } from '#content/operator.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { greetingFor } from '#server/mail/greeting.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { quizAnswers } from '#server/testing/quiz-answers.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { DECK_PATH, DECK_PDF, deckRequest, ORIGIN, testServer } from '#server/testing/test-server.ts';
import { wordsIn } from '#server/words.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { findEnglishWords } from '../../tests/support/english-leftovers.ts';

const QUIZ = '/api/quiz-reports';
const NEWSLETTER = '/api/newsletter';
const subscription = { email: 'ada@acme.test', consent: consent.newsletter };
const report = { answers: quizAnswers, consent: consent.quiz };
const OPERATOR = 'owner@acme.test';
/** Text of a page or mail as people read it: without styles and link addresses. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<(style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#?\w+;/g, ' ');

describe.each(DIALECTS)('on %s', (dialect) => {
  describe.each(LANGUAGES.map(({ code }) => code))('a visitor to the pages in %s', (code: string) => {
    const words = wordsIn(code);
    const headers = { [LEAD_HEADERS.language]: code };
    /** Names that are the same in every language, and what the visitor typed. */
    const names = [
      ...[words.site.name, words.postalAddress, mailSender.name, ...Object.values(deckRequest)],
      ...quizAnswers.flat(),
    ];
    const expectNoEnglish = (text: string) => {
      if (code === 'de') expect(findEnglishWords(text, names)).toEqual([]);
    };

    async function startServers() {
      const env = { QUIZ_REPORTS: 'on', OPERATOR_EMAIL: OPERATOR };
      const { server, mail } = await serverWithMail(dialect, env);
      return { server, mailsTo: mail.to };
    }

    test('gets the deck, the report and the newsletter in their language, signed by a person', async () => {
      const { server, mailsTo } = await startServers();
      await server.post(DECK_PATH, deckRequest, headers);
      await server.post(QUIZ, report, headers);
      await server.sendForm(`${NEWSLETTER}?language=${code}`, subscription);
      await server.deliverAll();
      expect(await server.submissions()).toMatchObject(Array(3).fill({ page_language: code }));
      const [link = ''] = mailsTo('ada@acme.test').flatMap(
        ({ text = '' }) => text.match(/https:\S+\/newsletter\/confirm\S+/) ?? [],
      );
      await server.request(link.slice(ORIGIN.length), { method: 'POST' });
      await server.deliverAll();
      const { greeting, ...mails } = words.mails;
      const received = mailsTo('ada@acme.test');
      const kinds = ['deckMail', 'quizReportMail', 'newsletterConfirmMail', 'newsletterWelcomeMail'] as const;
      const subjects = kinds.map((kind) => mails[kind].subject);
      expect(received.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
      for (const message of received) {
        expect(message.html).toContain(`<html lang="${code}">`);
        expect(message.header('content-language')).toBe(code);
        expect(message.replyTo?.[0]?.address).toBe(mailSender.email);
        expect(message.from?.name).toBe(words.mails.from);
        expect(message.text).toContain(mailSender.name);
        expectNoEnglish(`${message.subject} ${message.text} ${visibleText(message.html ?? '')}`);
      }
      const deck = received.find(({ subject }) => subject === mails.deckMail.subject);
      const name = greeting.fullName ? 'Ada Lovelace' : 'Ada';
      expect(deck?.text).toContain(greeting.named.replace('{name}', name));
      const pdf = code === LANGUAGES[0].code ? DECK_PDF : Buffer.concat([DECK_PDF, Buffer.from(code)]);
      expect(Buffer.from(deck?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
    });

    test('reads pages and errors in their language', async () => {
      const { server, mailsTo } = await startServers();
      const response = await server.sendForm(`${NEWSLETTER}?language=${code}`, subscription);
      await server.deliverAll();
      const links = mailsTo('ada@acme.test').flatMap(
        ({ text = '' }) => text.match(/https:\S+\/newsletter\/\S+/g) ?? [],
      );
      expect(links).toHaveLength(2);
      const pages = [
        response,
        await server.sendForm(`${NEWSLETTER}?language=${code}`, { email: 'nobody' }),
        await server.request(`/newsletter/confirm?token=broken&language=${code}`),
      ];
      for (const link of links) {
        const path = link.slice(ORIGIN.length);
        pages.push(await server.request(path), await server.request(path, { method: 'POST' }));
      }
      for (const page of pages) {
        const html = await page.text();
        expect(page.headers.get('content-language')).toBe(code);
        expect(html).toContain(`<html lang="${code}">`);
        expect(html).toContain(`href="${words.paths.home}"`);
        expectNoEnglish(visibleText(html));
      }
      const responses = [
        await server.post(DECK_PATH, { ...deckRequest, email: 'nobody' }, headers),
        await server.post(DECK_PATH, { ...deckRequest, lastName: '' }, headers),
        await server.post(DECK_PATH, { ...deckRequest, company: 'x'.repeat(300) }, headers),
        await server.post(DECK_PATH, [], headers),
        await server.post(DECK_PATH, '{', headers),
        await server.post(DECK_PATH, 'x'.repeat(20_000), headers),
        await server.post(QUIZ, { answers: [], consent: '' }, headers),
        await server.post(DECK_PATH, deckRequest, { ...headers, 'content-type': 'text/plain' }),
        await server.post(DECK_PATH, deckRequest, { ...headers, origin: 'https://other.example' }),
        await server.request(DECK_PATH, { headers }),
        await server.request('/api/nothing', { headers }),
      ];
      for (const response of responses) {
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.headers.get('content-language')).toBe(code);
        const { error } = (await response.json()) as { error: string };
        expectNoEnglish(error.replace('application/json', '').replace('GET', ''));
      }
      const refused = await server.post(DECK_PATH, { ...deckRequest, lastName: '' }, headers);
      expect(await refused.json()).toEqual({ error: words.problems.lastName, field: 'lastName' });
    });
  });

  test('a form without a language, or with an unknown language, gets the default language', async () => {
    const server = await testServer(dialect);
    await server.post(DECK_PATH, deckRequest);
    await server.post(DECK_PATH, { ...deckRequest, email: 'b@acme.test' }, { [LEAD_HEADERS.language]: 'xx' });
    const [language] = LANGUAGES;
    expect(await server.submissions()).toMatchObject(Array(2).fill({ page_language: language.code }));
  });

  test('mails to the team are in the default language, not in the language of the submission', async () => {
    const { mail, server } = await serverWithMail(dialect, { OPERATOR_EMAIL: OPERATOR });
    const language = LANGUAGES.at(-1)?.code ?? '';
    await server.post(DECK_PATH, deckRequest, { [LEAD_HEADERS.language]: language });
    await server.deliverAll();
    const [teamMail] = mail.to(OPERATOR);
    expect(teamMail?.subject).toContain(wordsIn(undefined).mails.operatorMail.kinds.deck);
    expect(teamMail?.header('content-language')).toBe(LANGUAGES[0].code);
    expect(teamMail?.replyTo?.[0]?.address).toBe(deckRequest.email);
  });
});

test.each([
  ['a name', { first_name: 'Ada', last_name: 'Lovelace' }, true],
  ['a name with an initial', { first_name: 'Ada K.', last_name: 'Lovelace' }, true],
  ['a name in other letters', { first_name: 'Мария', last_name: 'Кюри' }, true],
  ['a link', { first_name: 'see evil.test', last_name: '' }, false],
  ['a link in letters that look like one', { first_name: 'httpsːノノevilꓸtest', last_name: '' }, false],
  ['an address', { first_name: 'https://evil.test', last_name: 'x' }, false],
  ['a sentence', { first_name: 'You have won a prize today', last_name: '' }, false],
])('the name field (%s) is used in the greeting only if it is a name', (_, name, isGreeted) => {
  const words = wordsIn(undefined);
  const isPlainGreeting = greetingFor(name, words) === words.mails.greeting.plain;
  expect(isPlainGreeting).toBe(!isGreeted);
});
