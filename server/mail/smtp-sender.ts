/** Sends composed mail over SMTP. Connections are kept for a while; the signal limits each send. */
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { connectionFailure, DeliveryError } from '#server/errors.ts';

/** Sends composed mail by SMTP, or to files (mail-files.ts). */
export type ComposedMailSender = Readonly<{
  /** Aborting the signal closes the connection in any state. */
  send(
    mail: Readonly<{ id: string; from: string; to: string; content: Buffer }>,
    signal: AbortSignal,
  ): Promise<void>;
  /** Rejects if mail cannot be sent now. */
  check(signal: AbortSignal): Promise<void>;
  close(): void;
}>;

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Maximum silence. The delivery's deadline ends slow responses. */
  socketTimeout: 60_000,
} as const;

/** Close idle connections before the mail server does. */
const IDLE_MS = 5_000;

type SmtpSession = { connection: SMTPConnection; supportsUtf8: boolean; idleTimer?: NodeJS.Timeout };
type Callback = (error?: Error | null) => void;

/** `allowsClearText` allows credentials without TLS to a mail server on this machine. */
export function createSmtpSender(url: string, allowsClearText: boolean): ComposedMailSender {
  const { auth, ...options } = parseConnectionUrl(url) as ConnectionSettings;
  const requireTLS = auth !== undefined && !options.secure && !allowsClearText;
  const sessions = new Set<SmtpSession>();

  const endSession = (session: SmtpSession) => {
    clearTimeout(session.idleTimer);
    sessions.delete(session);
    const socket = session.connection._socket;
    session.connection.close();
    // A normal close would wait for the other side, which may never answer.
    if (socket) socket.on('error', () => {}).destroy();
  };

  /** One step of the SMTP dialog. Ends with a response, a lost connection or the signal. */
  const runStep = (session: SmtpSession, signal: AbortSignal, run: (done: Callback) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const { connection } = session;
      const finish = (error?: Error | null) => {
        connection.off('error', finish).off('end', handleLoss);
        signal.removeEventListener('abort', handleAbort);
        if (!error) return resolve();
        endSession(session);
        reject(error);
      };
      const handleLoss = () =>
        finish(
          new DeliveryError('the mail server closed the connection', { scope: 'target', failure: 'silent' }),
        );
      const handleAbort = () => finish(signal.reason as Error);
      connection.once('error', finish).once('end', handleLoss);
      signal.addEventListener('abort', handleAbort);
      if (signal.aborted) handleAbort();
      else run(finish);
    });

  async function connect(signal: AbortSignal): Promise<SmtpSession> {
    const connection = new SMTPConnection({ ...options, ...TIMEOUTS, requireTLS });
    // Errors between two mails concern no delivery.
    connection.on('error', () => {});
    const session: SmtpSession = { connection, supportsUtf8: false };
    sessions.add(session);
    await runStep(session, signal, (done) => connection.connect(done));
    session.supportsUtf8 = /[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse));
    if (auth) {
      const credentials = { user: auth.user, pass: auth.pass };
      await runStep(session, signal, (done) => connection.login({ credentials }, done));
    }
    return session;
  }

  /** An open connection that still answers, or a new one. */
  async function getSession(signal: AbortSignal): Promise<SmtpSession> {
    for (const session of sessions) {
      if (!session.idleTimer) continue;
      clearTimeout(session.idleTimer);
      delete session.idleTimer;
      const isAlive = await runStep(session, signal, (done) => session.connection.reset(done)).then(
        () => true,
        () => false,
      );
      if (isAlive) return session;
      signal.throwIfAborted();
    }
    return connect(signal);
  }

  const keepOpen = (session: SmtpSession) => {
    session.idleTimer = setTimeout(() => endSession(session), IDLE_MS).unref();
  };

  return {
    async send({ from, to, content }, signal) {
      try {
        const session = await getSession(signal);
        if (!session.supportsUtf8 && /[^\p{ASCII}]/u.test(to)) {
          keepOpen(session);
          throw new DeliveryError('the mail server does not support addresses beyond ASCII (SMTPUTF8)', {
            isPermanent: true,
          });
        }
        await runStep(session, signal, (done) => session.connection.send({ from, to }, content, done));
        keepOpen(session);
      } catch (error) {
        throw toDeliveryError(error as SmtpError);
      }
    },
    check: async (signal) => keepOpen(await getSession(signal)),
    close() {
      for (const session of sessions) endSession(session);
    },
  };
}

type ConnectionSettings = ConstructorParameters<typeof SMTPConnection>[0] & {
  secure?: boolean;
  auth?: Readonly<{ user: string; pass: string }>;
};
type SmtpError = Error & {
  code?: string;
  /** Code of the system, if the library replaced it. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** The recipient does not exist or accepts no mail. Another attempt would only harm our reputation. */
const RECIPIENT_REFUSED_CODES: readonly number[] = [550, 551, 553, 556];
/** Refused by policy (RFC 3463, 3.8): sender, network or login. The operator can fix that. Many servers send no code. */
const POLICY_REFUSAL = /^\d{3}[ -]5\.7\.|\b(?:blocked|blacklisted|is listed|limit|spam)\b/i;
/** A full mailbox, or a mail that is too big for it (RFC 5321, 4.2.3). */
const STORAGE_EXCEEDED = 552;
/** A full mailbox or greylisting: a later attempt may succeed. Many servers send no code for either. */
const DEFERRAL = /^\d{3}[ -][45]\.2\.2\b|\bquota\b|mailbox (?:is )?full|gr[ae]y-?list/i;
/**
 * About the address or the mailbox (RFC 3463, 3.2 and 3.3), except x.1.7 and x.1.8, which are about the sender, and
 * Exchange Online's x.1.90, a daily limit.
 */
const RECIPIENT_REFUSAL = /^\d{3}[ -][45]\.(?:1\.(?!(?:[78]|90)\b)|2\.)/;
/** The server is full or closing (RFC 3463, 3.4), or accepts no mail from us: the next mail would fail too. */
const SERVER_REFUSAL =
  /^(?:421|530|535|538)|^\d{3}[ -][45]\.(?:3\.|1\.[78]\b)|\brelay|authenticat|\brcpthosts\b|\bdaily\b|\bsender (?:verify|address)\b/i;
/** About this mail (RFC 3463, 3.7), such as visitors' text that a filter refuses. The next mail may pass. */
const CONTENT_REFUSAL = /^\d{3}[ -][45]\.6\.|\b(?:spam|gtube|virus|malware|content)\b/i;

function toDeliveryError(error: SmtpError): Error {
  // A deadline or a stop has its own error.
  if (error instanceof DeliveryError || error.code === undefined) return error;
  const { code, originalCode, responseCode = 0, command } = error;
  // Servers quote the address, which may look like a reason.
  const words = (error.response ?? '').split(/[\s<>]/);
  const response = words.filter((word) => !word.includes('@')).join(' ');
  const isDeferral = responseCode === STORAGE_EXCEEDED || DEFERRAL.test(response);
  const isAtRecipient = command === 'RCPT TO' && responseCode > 0;
  const isAboutMail =
    isDeferral ||
    RECIPIENT_REFUSAL.test(response) ||
    (isAtRecipient && !SERVER_REFUSAL.test(response)) ||
    (code === 'EMESSAGE' && CONTENT_REFUSAL.test(response));
  return new DeliveryError(error.message, {
    isPermanent:
      isAtRecipient &&
      isAboutMail &&
      !isDeferral &&
      RECIPIENT_REFUSED_CODES.includes(responseCode) &&
      !POLICY_REFUSAL.test(response),
    scope: isAboutMail ? 'item' : 'target',
    failure: isAboutMail ? 'other' : connectionFailure(originalCode ?? code),
  });
}
