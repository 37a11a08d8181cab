/** Transport for composed mail: SMTP, or files. */
type ComposedMail = Readonly<{ id: string; from: string; to: string; content: Buffer }>;

/** Sends composed mail. Aborting the signal closes the connection in any state. */
export type MailSender = Readonly<{
  send(mail: ComposedMail, signal: AbortSignal): Promise<void>;
  /** Rejects if mail cannot be sent now. */
  check(signal: AbortSignal): Promise<void>;
  close(): void;
}>;
