/** Signed links. They hold the subscriber's id, never the address, so that logs and histories give nobody away. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** Null: an unsubscribe link has to work for as long as somebody keeps the mail. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number | null>> = {
  confirm: 7 * 24 * 3_600_000,
  unsubscribe: null,
};

export type Tokens = Readonly<{
  sign(purpose: TokenPurpose, subscriberId: string, now: number): string;
  /** The subscriber's id, or undefined for a token that is forged, broken, expired or for something else. */
  verify(purpose: TokenPurpose, token: string, now: number): string | undefined;
}>;

export function createTokens(secret: string): Tokens {
  const mac = (purpose: TokenPurpose, payload: string) =>
    createHmac('sha256', secret).update(`${purpose}.${payload}`).digest();
  return {
    sign(purpose, subscriberId, now) {
      const payload = `${subscriberId}.${now.toString(36)}`;
      return `${payload}.${mac(purpose, payload).toString('base64url')}`;
    },
    verify(purpose, token, now) {
      const [subscriberId, issued, signature, ...rest] = token.split('.');
      if (!subscriberId || !issued || !signature || rest.length > 0) return;
      const expected = mac(purpose, `${subscriberId}.${issued}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
      const lifetime = LIFETIME_MS[purpose];
      const issuedAt = Number.parseInt(issued, 36);
      return lifetime !== null && now > issuedAt + lifetime ? undefined : subscriberId;
    },
  };
}

/** The operator's secret, or one that is made once and kept beside the store. */
export function tokenSecret({
  tokenSecret: set,
  dataDir,
}: Readonly<{ tokenSecret: string | undefined; dataDir: string }>): string {
  if (set) return set;
  const file = join(dataDir, 'token-secret');
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    // Linked into place whole: of several processes that start at once, one makes it and all read the same.
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8');
}
