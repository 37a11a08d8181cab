/** Sends every mail in every language through the real server and writes it to .cache/mails. */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { LANGUAGES } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { LEAD_HEADERS } from '#domain/lead-headers.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { openApp } from '#server/http/app.ts';
import { openRuntime } from '#server/process/open-runtime.ts';
import { readEnv } from '#server/settings.ts';
import consent from '#words/consent.json' with { type: 'json' };
import { VALID_ANSWERS } from './sample-answers.ts';

const FOLDER = '.cache/mails';
const OPERATOR = 'owner@company.example';
const { name, company, email } = contactOf(VALID_ANSWERS);
const [firstName, lastName] = name.split(' ');

/** Replaces inline images by data URLs, so that a browser shows them. */
const htmlWithImages = ({ html = '', attachments }: Email) =>
  attachments.reduce((text, { contentId, mimeType, content }) => {
    const cid = contentId?.replaceAll(/[<>]/g, '');
    return cid
      ? text.replaceAll(
          `cid:${cid}`,
          `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
        )
      : text;
  }, html);

export async function writeMails(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const { code } of LANGUAGES) await writeMailsIn(code);
}

async function writeMailsIn(code: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  const outbox = join(dataDir, 'outbox');
  const settings = readEnv({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: site.origin,
    OPERATOR_EMAIL: OPERATOR,
    DESK_USERS: OPERATOR,
    QUIZ_REPORTS: 'on',
  });
  const log = pino({ level: 'silent' });
  const runtime = await openRuntime(settings, log);
  const app = await openApp(runtime);

  async function post(path: string, body?: object, sentence = ''): Promise<void> {
    const response = await app.request(
      path,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [LEAD_HEADERS.language]: code,
          [LEAD_HEADERS.consent]: String(new URLSearchParams({ text: sentence })),
        },
        body: JSON.stringify(body ?? {}),
      },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  async function deliverMails(): Promise<Email[]> {
    while ((await runtime.worker.runOnce()) > 0);
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    const files = names.sort().map((name) => readFile(join(outbox, name)));
    return Promise.all((await Promise.all(files)).map((file) => PostalMime.parse(file)));
  }

  await post(`/webhook/${site.deck.webhookId}`, {
    firstName,
    lastName,
    email,
    company,
    phone: '',
  });
  await post('/api/quiz-reports', { answers: VALID_ANSWERS, consent: consent.quiz });
  await post('/api/newsletter', { email }, consent.newsletter);
  const texts = (await deliverMails()).map(({ text = '' }) => text);
  const [confirmPath = ''] = texts.flatMap(
    (text) => /\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? [],
  );
  await post(confirmPath);
  const emails = await deliverMails();
  await runtime.close();

  await mkdir(join(FOLDER, code), { recursive: true });
  for (const mail of emails) {
    const file = (mail.subject ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    await writeFile(join(FOLDER, code, `${file}.html`), htmlWithImages(mail));
    await writeFile(join(FOLDER, code, `${file}.txt`), mail.text ?? '');
    console.log(`${FOLDER}/${code}/${file}.html`);
  }
  await rm(dataDir, { recursive: true });
}
