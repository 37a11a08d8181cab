/** The message of the contact form stands for every field without a column: it must be wherever a submission is. */

import { describe, expect, test } from 'vitest';
import { contactForm } from '#domain/forms/contact.ts';
import { CONSENT_FIELD, HONEYPOT_FIELD, LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import { apiClient, createKey } from '#server/testing/api-client.ts';
import { DESK_ENV, signedInBrowser } from '#server/testing/desk-browser.ts';
import { serverWithMail } from '#server/testing/mail-server.ts';
import { DIALECTS } from '#server/testing/stores.ts';
import { testServer } from '#server/testing/test-server.ts';
import { eventsTo, startReceiver } from '#server/testing/webhook-receiver.ts';
import { words } from '#server/texts.ts';
import { wordsIn } from '#server/words.ts';
import consent from '#words/consent.json' with { type: 'json' };
import contactTexts from '#words/contact-form.json' with { type: 'json' };

const { mails } = words;

const MESSAGE = 'We retype 200 invoices.\nCan an agent do that?';
const form = { name: 'Ada Lovelace', email: 'ada@acme.test', message: MESSAGE };

describe.each(DIALECTS)('on %s', (dialect) => {
  test('a message reaches desk, exports, API, event and team, and is erased with the person', async () => {
    const [events, chat] = [await startReceiver(), await startReceiver()];
    const receivers = { ...eventsTo(events), CHAT_WEBHOOK_URL: chat.url, OPERATOR_EMAIL: 'owner@acme.test' };
    const { mail, server } = await serverWithMail(dialect, { ...DESK_ENV, ...receivers });
    expect((await server.post(contactForm.path, form)).status).toBe(200);
    await server.deliverAll();

    const [submission] = await server.submissions();
    expect(submission).toMatchObject({ kind: 'contact', first_name: 'Ada Lovelace', email: form.email });
    const client = apiClient(server, await createKey(server));
    const answer = { id: 'message', question: contactTexts.fields.message, answer: MESSAGE };
    expect(await client.json('GET', `/submissions/${submission?.id}`)).toMatchObject({ answers: [answer] });
    const csv = await (await client.call('POST', '/submissions/export', { format: 'csv' })).text();
    expect(csv).toContain('We retype 200 invoices.');
    const record = JSON.stringify(await client.json('GET', `/people/${submission?.id}/export`));
    expect(record).toContain('We retype 200 invoices.');

    const desk = await signedInBrowser(server);
    const person = JSON.stringify(await desk.json(`/people/${submission?.id}`));
    expect(person).toContain('We retype 200 invoices.');

    const [event] = events.calls.map(({ body }) => JSON.parse(body));
    expect(event).toMatchObject({ type: contactForm.event, data: { fields: form } });
    const [toTeam] = mail.to('owner@acme.test');
    expect(toTeam?.text).toContain('We retype 200 invoices.');
    const [toSender] = mail.to(form.email);
    expect(toSender?.subject).toBe(mails.contactMail.subject);
    // Anybody can type any address, so the mail to it contains no text of the form. The message is personal, so it is
    // not in the chat.
    expect(toSender?.text).not.toContain('retype');
    expect(chat.calls).toHaveLength(1);
    expect(chat.calls[0]?.body).not.toContain('retype');

    await client.json('POST', `/people/${submission?.id}/erase`, { email: form.email });
    expect(await server.submissions()).toEqual([]);
  });
});

test('the form works without script: the server answers with a page in its language', async () => {
  const server = await testServer();
  const words = wordsIn('de');
  const send = (fields: Record<string, string>) =>
    server.sendForm(`${contactForm.path}?${LANGUAGE_QUERY}=de`, {
      ...form,
      [HONEYPOT_FIELD]: '',
      [CONSENT_FIELD]: words.consent.contact,
      ...fields,
    });
  const accepted = await send({ message: 'Eins\r\nZwei' });
  expect(accepted.status).toBe(200);
  expect(await accepted.text()).toContain(words.newsletterPages.messageSent.title);
  const refused = await send({ message: ' ' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(words.problems.required);
  const [submission] = await server.submissions();
  expect(submission).toMatchObject({ consent: words.consent.contact, page_language: 'de' });
  expect(JSON.parse(submission?.details ?? '')).toEqual({ answers: { message: 'Eins\nZwei' } });
  expect(consent.contact).not.toBe(words.consent.contact);
});
