/** Rules for suspected spam. No submission is lost: a suspicious one is stored and put into quarantine. */
import type { Form } from '#domain/forms/form.ts';

type SpamSigns = Readonly<{ honeypot: string | undefined; fillTime: string | undefined }>;

/**
 * Code of the reason for suspected spam, or null. A missing fill time proves nothing: forms without scripting and operators'
 * programs send none. Rate limits apply to them too.
 */
export function findSpamReason({ minFillMs }: Form, { honeypot, fillTime }: SpamSigns): string | null {
  if (honeypot) return 'hidden-field';
  if (fillTime === undefined || !/^\d{1,12}$/.test(fillTime)) return null;
  return Number(fillTime) < minFillMs ? `too-fast:${Number(fillTime)}` : null;
}
