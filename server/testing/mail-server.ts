/** A real SMTP server on loopback that keeps received mail. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Dialect } from '#server/store/schema.ts';
import { testServer } from './test-server.ts';

export type ReceivedMail = Email &
  Readonly<{ envelopeTo: readonly string[]; header(name: string): string | undefined }>;

async function startMailServer() {
  const received: ReceivedMail[] = [];
  let refusal: Readonly<{ code: number; message: string }> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) =>
      callback(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks));
        received.push({
          ...email,
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
          header: (name) => email.headers.find(({ key }) => key === name)?.value,
        });
        callback();
      });
    },
  });
  // A client may close its connection early.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to: (address: string) => received.filter(({ envelopeTo }) => envelopeTo.includes(address)),
    /** Rejects every recipient with this code; undefined accepts mail again. */
    refuse(code: number | undefined) {
      refusal = code === undefined ? undefined : { code, message: 'not now' };
    },
  };
}

/** The whole server, with a mail server that receives its mails. */
export async function serverWithMail(dialect: Dialect = 'sqlite', env: Record<string, string> = {}) {
  const mail = await startMailServer();
  return { mail, server: await testServer(dialect, { env: { SMTP_URL: mail.url, ...env } }) };
}
