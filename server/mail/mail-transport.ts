/** Composes messages and sends them by SMTP, or writes them as files if no mail server is set. */
import nodemailer from 'nodemailer';
import { site } from '#content/site.ts';
import { toLine } from '#domain/forms/validation.ts';
import type { Settings } from '#server/settings.ts';
import { inlinePictures } from './inline-pictures.ts';
import { createMailFiles } from './mail-files.ts';
import { createSmtpSender } from './smtp-sender.ts';

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
  attachments?: readonly Readonly<{ filename: string; content: Buffer; contentType: string }>[];
}>;

export type MailTransport = ReturnType<typeof createMailTransport>;

type TransportSettings = Pick<Settings, 'smtpUrl' | 'smtpClearText' | 'mailFrom' | 'dataDir' | 'siteDir'>;

export function createMailTransport(settings: TransportSettings) {
  const { smtpUrl, smtpClearText, mailFrom, dataDir, siteDir } = settings;
  // Either `hello@acme.test` or `Acme <hello@acme.test>`.
  const [address = '', configuredName = ''] = mailFrom.replace('>', '').split('<').reverse();
  const domain = address.split('@').at(-1) ?? 'localhost';
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sender = smtpUrl
    ? createSmtpSender({ url: smtpUrl, allowsClearText: smtpClearText })
    : createMailFiles(dataDir);
  return {
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
      await sender.send(
        { id, from: String(envelope.from), to: recipient, content: message as Buffer },
        signal,
      );
    },
    /** Rejects if mail cannot be sent now. */
    check: (signal: AbortSignal) => sender.check(signal),
    close: () => sender.close(),
  };
}

/** Breaks encoded words in visitors' text, since mail programs would decode them (RFC 2047). */
const withoutEncodedWords = (text: string) => text.replaceAll('=?', '= ?');
