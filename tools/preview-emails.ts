/** Sends one of every mail through the real server into files, to look at them in a browser: .cache/mails. */
import './build.ts';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { consent } from '#content/shell/consent.ts';
import { site } from '#content/site.ts';
import { contactOf } from '#domain/quiz/answers.ts';
import { createApp } from '#server/http/app.ts';
import { siteProtection } from '#server/http/protection.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { openDesk } from '#server/process/open-desk.ts';
import { openRuntime } from '#server/process/open-runtime.ts';
import { readEnv } from '#server/process/settings.ts';
import { COMPLETE } from '../tests/e2e/support/quiz-visitor.ts';

const OUT = '.cache/mails';
const OPERATOR = 'owner@company.example';
/** The sample person of docs/content-bible.md. */
const { name, company, email } = contactOf(COMPLETE);
const [firstName, lastName] = name.split(' ');

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
const protection = siteProtection();
const runtime = await openRuntime(settings, log);
const app = createApp({
  ...runtime,
  protection,
  staticSite: loadStaticSite(settings.siteDir, protection),
  desk: await openDesk(runtime),
});

async function post(path: string, body?: object): Promise<void> {
  const response = await app.request(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

async function sent(): Promise<Email[]> {
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
await post('/api/quiz-reports', { answers: COMPLETE, consent: consent.quiz });
await post('/api/newsletter', { email });
const texts = (await sent()).map(({ text = '' }) => text);
const [confirm = ''] = texts.flatMap((text) => /\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? []);
await post(confirm);
const emails = await sent();
await runtime.close();

/** Inline pictures, as a browser can show them. */
const shown = ({ html = '', attachments }: Email) =>
  attachments.reduce((text, { contentId, mimeType, content }) => {
    const cid = contentId?.replaceAll(/[<>]/g, '');
    return cid
      ? text.replaceAll(
          `cid:${cid}`,
          `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
        )
      : text;
  }, html);

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
for (const mail of emails) {
  const file = (mail.subject ?? '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  await writeFile(join(OUT, `${file}.html`), shown(mail));
  await writeFile(join(OUT, `${file}.txt`), mail.text ?? '');
  console.log(`${OUT}/${file}.html`);
}
await rm(dataDir, { recursive: true });
