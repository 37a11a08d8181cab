/** Sends messages by SMTP, or writes them as files when no mail server is set. */
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { DeliveryError } from '#server/errors.ts';

export type Message = Readonly<{
  /** Of the delivery: the same on every try, so that a repeat is recognised by its Message-ID. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Readonly<{ filename: string; content: Buffer; contentType: string }>[];
}>;

export type MailTransport = Readonly<{ send(message: Message): Promise<void>; close(): void }>;

const SMTP = {
  /** Connections are kept between mails; two are enough for a small mail server. */
  pool: true,
  maxConnections: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Below the worker's deadline. */
  socketTimeout: 30_000,
} as const;

type TransportSettings = Readonly<{ smtpUrl: string | undefined; mailFrom: string; dataDir: string }>;

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

export function createMailTransport({ smtpUrl, mailFrom, dataDir }: TransportSettings): MailTransport {
  const domain = /@([^\s@>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const compose = ({ id, attachments = [], headers = {}, ...message }: Message) => ({
    ...message,
    from: mailFrom,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: [...attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!smtpUrl) {
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      async send(message) {
        const { message: content } = await composer.sendMail(compose(message));
        await writeWhole(outboxFolder(dataDir), `${message.id}.eml`, content as Buffer);
      },
      close: () => composer.close(),
    };
  }
  const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP });
  return {
    async send(message) {
      await transport.sendMail(compose(message)).catch(asDeliveryError);
    },
    close: () => transport.close(),
  };
}

/** A file appears whole or not at all, and the same mail written twice is one file. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.${process.pid}`);
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

/** The server refuses the recipient for good: a further try only harms our reputation with it. */
const REFUSED_RECIPIENT = [550, 551, 553, 556];

function asDeliveryError(error: Error & { code?: string; responseCode?: number }): never {
  const permanent = error.code === 'EENVELOPE' && REFUSED_RECIPIENT.includes(error.responseCode ?? 0);
  throw new DeliveryError(error.message, { permanent });
}
