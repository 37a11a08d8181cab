/** Composes messages and sends them by SMTP, or writes them as files if no mail server is set. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import nodemailer from 'nodemailer';
import { site } from '#content/site.ts';
import { toLine } from '#domain/forms/validation.ts';
import type { Settings } from '#server/settings.ts';
import { createMailFiles } from './mail-files.ts';
import { createSmtpSender } from './smtp-sender.ts';

type Attachment = Readonly<{ filename: string; content: Buffer; contentType: string }>;

export type Message = Readonly<{
  /** Id of the delivery, equal on every attempt. It becomes the Message-ID, so that a repeat is recognized. */
  id: string;
  to: string;
  replyTo?: string;
  /** Name of the sender, unless MAIL_FROM has one. */
  fromName?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}>;

export type MailTransport = ReturnType<typeof createMailTransport>;

type TransportSettings = Pick<Settings, 'smtpUrl' | 'smtpClearText' | 'mailFrom' | 'dataDir' | 'siteDir'>;

export function createMailTransport(settings: TransportSettings) {
  const { smtpUrl, smtpClearText, mailFrom, dataDir, siteDir } = settings;
  // Either `hello@acme.test` or `Acme <hello@acme.test>`.
  const [address = '', configuredName = ''] = mailFrom.replace('>', '').split('<').reverse();
  const domain = address.split('@').at(-1) ?? 'localhost';
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sender = smtpUrl ? createSmtpSender(smtpUrl, smtpClearText) : createMailFiles(dataDir);
  return {
    ...sender,
    async send(
      { id, to, replyTo, fromName = site.name, subject, attachments = [], headers = {}, ...body }: Message,
      signal: AbortSignal,
    ): Promise<void> {
      const { html, pictures } = await inlinePictures(body.html, siteDir);
      const { envelope, message } = await composer.sendMail({
        ...body,
        html,
        from: { name: configuredName.replaceAll('"', '').trim() || fromName, address },
        // Objects, since a string is parsed and could contain several addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: withoutEncodedWords(toLine(subject)),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        attachments: [...attachments, ...pictures],
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const [recipient = to] = envelope.to;
      const mail = { id, from: String(envelope.from), to: recipient, content: message as Buffer };
      await sender.send(mail, signal);
    },
  };
}

/** Breaks encoded words in visitors' text, since mail programs would decode them (RFC 2047). */
const withoutEncodedWords = (text: string) => text.replaceAll('=?', '= ?');

/** A mail refers to a picture by its path in the built site. */
const IMAGE_TAG = /<img [^>]*src="cid:([\w./-]+)"[^>]*>/g;

/**
 * Attaches the pictures to the mail, so that opening it loads nothing and cannot be tracked. Leaves out a missing
 * picture: the mail has the same content without it.
 */
export async function inlinePictures(html: string, siteDir: string) {
  const pictures = new Map<string, Attachment & Readonly<{ cid: string; contentDisposition: 'inline' }>>();
  for (const path of new Set([...html.matchAll(IMAGE_TAG)].map(([, path = '']) => path))) {
    const content = await readFile(join(siteDir, path)).catch(() => undefined);
    if (!content) continue;
    pictures.set(path, {
      filename: basename(path),
      content,
      contentType: 'image/png',
      // Some mail programs escape slashes.
      cid: path.replaceAll('/', '.'),
      contentDisposition: 'inline',
    });
  }
  return {
    html: html.replaceAll(IMAGE_TAG, (tag, path: string) =>
      pictures.has(path) ? tag.replace(`cid:${path}`, `cid:${pictures.get(path)?.cid}`) : '',
    ),
    pictures: [...pictures.values()],
  };
}
