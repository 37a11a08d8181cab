/** Interface of the two ways to send composed mail: SMTP (smtp-sender.ts) and files (mail-files.ts). */
type ComposedMail = Readonly<{ id: string; from: string; to: string; content: Buffer }>;

/** Sends composed mail. Aborting the signal closes the connection in any state. */
export type ComposedMailSender = Readonly<{
  send(mail: ComposedMail, signal: AbortSignal): Promise<void>;
  /** Rejects if mail cannot be sent now. */
  check(signal: AbortSignal): Promise<void>;
  close(): void;
}>;
