/** Signed links. They contain an id instead of the address, so logs and browser histories reveal nobody. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '#domain/timing.ts';

export type NewsletterPurpose = 'confirm' | 'unsubscribe';
type TokenPurpose = NewsletterPurpose | 'desk' | 'request';

/** Null: an unsubscribe link must work forever. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number | null>> = {
  confirm: 7 * DAY,
  unsubscribe: null,
  // Cookie of a browser that was signed in to the desk.
  desk: 400 * DAY,
  // Idempotency key of a form that an assistant sends.
  request: null,
};

export type Tokens = Readonly<{
  sign(purpose: TokenPurpose, subject: string, now: number): string;
  /** Subject of the token, or undefined if it is forged, malformed, expired or for another purpose. */
  verify(purpose: TokenPurpose, token: string, now: number): string | undefined;
}>;

export function createTokens(secret: string): Tokens {
  const computeMac = (purpose: TokenPurpose, payload: string) =>
    createHmac('sha256', secret).update(`${purpose}.${payload}`).digest();
  return {
    sign(purpose, subject, now) {
      const payload = `${subject}.${now.toString(36)}`;
      return `${payload}.${computeMac(purpose, payload).toString('base64url')}`;
    },
    verify(purpose, token, now) {
      const [subject, issued, signature, ...extraParts] = token.split('.');
      if (!subject || !issued || !signature || extraParts.length > 0) return;
      const expectedMac = computeMac(purpose, `${subject}.${issued}`);
      const receivedMac = Buffer.from(signature, 'base64url');
      if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac)) return;
      const lifetime = LIFETIME_MS[purpose];
      const issuedAt = Number.parseInt(issued, 36);
      return lifetime !== null && now > issuedAt + lifetime ? undefined : subject;
    },
  };
}
