/** Rules for suspected spam. No lead is lost: a suspicious one is stored and put into quarantine. */
import type { LeadKind } from '#server/store/schema.ts';
import type { IntakePolicy } from './policy.ts';

type SpamSigns = Readonly<{ kind: LeadKind; honeypot: string | undefined; fillTime: string | undefined }>;

/**
 * Reason for suspected spam, or null. A missing fill time proves nothing: forms without scripting and operators'
 * programs send none. Rate limits apply to them too.
 */
export function findSpamReason({ kind, honeypot, fillTime }: SpamSigns, policy: IntakePolicy): string | null {
  if (honeypot) return 'hidden field was filled';
  if (fillTime === undefined || !/^\d{1,12}$/.test(fillTime)) return null;
  return Number(fillTime) < policy.minFillMs[kind] ? `form was filled in ${Number(fillTime)} ms` : null;
}
