/** Sends composed mail over SMTP. Connections are kept for a while; the signal limits each send. */
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError } from '#server/errors.ts';
import type { ComposedMailSender } from './composed-mail.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Maximum silence. The delivery's deadline ends slow responses. */
  socketTimeout: 60_000,
} as const;

/** Close idle connections before the mail server does. */
const IDLE_MS = 5_000;

type Line = { connection: SMTPConnection; takesUtf8: boolean; idle?: NodeJS.Timeout };
type Callback = (error?: Error | null) => void;

type SmtpSettings = Readonly<{
  url: string;
  /** Allows credentials without TLS to a mail server on this machine. */
  clearText: boolean;
}>;

export function createSmtpSender({ url, clearText }: SmtpSettings): ComposedMailSender {
  const { auth, ...options } = parseConnectionUrl(url) as ConnectionSettings;
  const requireTLS = auth !== undefined && !options.secure && !clearText;
  const lines = new Set<Line>();

  const end = (line: Line) => {
    clearTimeout(line.idle);
    lines.delete(line);
    const socket = line.connection._socket;
    line.connection.close();
    // A normal close would wait for the other side, which may never answer.
    if (socket) socket.on('error', () => {}).destroy();
  };

  /** One step of the SMTP dialogue. Ends with a response, a lost connection or the signal. */
  const step = (line: Line, signal: AbortSignal, run: (done: Callback) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const { connection } = line;
      const finish = (error?: Error | null) => {
        connection.off('error', finish).off('end', lost);
        signal.removeEventListener('abort', aborted);
        if (!error) return resolve();
        end(line);
        reject(error);
      };
      const lost = () =>
        finish(new DeliveryError('the mail server closed the connection', { scope: 'target' }));
      const aborted = () => finish(signal.reason as Error);
      connection.once('error', finish).once('end', lost);
      signal.addEventListener('abort', aborted);
      if (signal.aborted) aborted();
      else run(finish);
    });

  async function connect(signal: AbortSignal): Promise<Line> {
    const connection = new SMTPConnection({ ...options, ...TIMEOUTS, requireTLS });
    // Errors between two mails concern no delivery.
    connection.on('error', () => {});
    const line: Line = { connection, takesUtf8: false };
    lines.add(line);
    await step(line, signal, (done) => connection.connect(done));
    line.takesUtf8 = /[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse));
    if (auth) {
      const credentials = { user: auth.user, pass: auth.pass };
      await step(line, signal, (done) => connection.login({ credentials }, done));
    }
    return line;
  }

  /** An open connection that still answers, or a new one. */
  async function takeLine(signal: AbortSignal): Promise<Line> {
    for (const line of lines) {
      if (!line.idle) continue;
      clearTimeout(line.idle);
      delete line.idle;
      const answers = await step(line, signal, (done) => line.connection.reset(done)).then(
        () => true,
        () => false,
      );
      if (answers) return line;
      signal.throwIfAborted();
    }
    return connect(signal);
  }

  return {
    async send({ from, to, content }, signal) {
      try {
        const line = await takeLine(signal);
        if (!line.takesUtf8 && /[^\p{ASCII}]/u.test(to)) {
          line.idle = setTimeout(() => end(line), IDLE_MS).unref();
          throw new DeliveryError('the mail server does not support addresses beyond ASCII (SMTPUTF8)', {
            isPermanent: true,
          });
        }
        await step(line, signal, (done) => line.connection.send({ from, to }, content, done));
        line.idle = setTimeout(() => end(line), IDLE_MS).unref();
      } catch (error) {
        throw asDeliveryError(error as SmtpError);
      }
    },
    async check(signal) {
      const line = await takeLine(signal);
      line.idle = setTimeout(() => end(line), IDLE_MS).unref();
    },
    close() {
      for (const line of lines) end(line);
    },
  };
}

type ConnectionSettings = ConstructorParameters<typeof SMTPConnection>[0] & {
  secure?: boolean;
  auth?: Readonly<{ user: string; pass: string }>;
};
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** The recipient does not exist or accepts no mail. Another attempt would only harm our reputation. */
const REFUSED_RECIPIENT: readonly number[] = [550, 551, 553, 556];
/** Refused by policy (RFC 3463, 3.8): sender, network or login. The operator can fix that. */
const POLICY_REFUSAL = /^\d{3}[ -]5\.7\./;

function asDeliveryError(error: SmtpError): Error {
  // A deadline or a stop has its own error.
  if (error instanceof DeliveryError || error.code === undefined) return error;
  const refusesRecipient = error.command === 'RCPT TO' && error.responseCode !== undefined;
  return new DeliveryError(error.message, {
    isPermanent:
      refusesRecipient &&
      REFUSED_RECIPIENT.includes(error.responseCode ?? 0) &&
      !POLICY_REFUSAL.test(error.response ?? ''),
    // Greylisting and full mailboxes concern one recipient; all other errors would also hit the next mail.
    scope: refusesRecipient ? 'item' : 'target',
  });
}
