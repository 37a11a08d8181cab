/** Signed links. They contain an id instead of the address, so logs and browser histories reveal nobody. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY } from '#domain/timing.ts';
import { OperatorError } from './errors.ts';
import { ensurePrivateFile, ensurePrivateFolder } from './store/private-files.ts';

type TokenPurpose = 'confirm' | 'unsubscribe' | 'desk' | 'request';

/** Null: an unsubscribe link must work forever. */
const LIFETIME_MS: Readonly<Record<TokenPurpose, number | null>> = {
  confirm: 7 * DAY,
  unsubscribe: null,
  // Cookie of a browser that was signed in to the desk.
  desk: 400 * DAY,
  // Idempotency key of a form that an assistant sends.
  request: null,
};

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(secret: string) {
  const computeMac = (purpose: TokenPurpose, payload: string) =>
    createHmac('sha256', secret).update(`${purpose}.${payload}`).digest('base64url');
  return {
    sign(purpose: TokenPurpose, subject: string, now: number): string {
      const payload = `${subject}.${now.toString(36)}`;
      return `${payload}.${computeMac(purpose, payload)}`;
    },
    /** Subject of the token, or undefined if it is forged, malformed, expired or for another purpose. */
    verify(purpose: TokenPurpose, token: string, now: number): string | undefined {
      const [subject, issued, signature, ...extraParts] = token.split('.');
      if (!subject || !issued || !signature || extraParts.length > 0) return;
      // As text: several texts decode to the same bytes, and limits count by token.
      const expectedMac = Buffer.from(computeMac(purpose, `${subject}.${issued}`));
      const receivedMac = Buffer.from(signature);
      if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac)) return;
      const lifetime = LIFETIME_MS[purpose];
      const issuedAt = Number.parseInt(issued, 36);
      return lifetime !== null && now > issuedAt + lifetime ? undefined : subject;
    },
  };
}

/** Same minimum as TOKEN_SECRET. */
const MIN_LENGTH = 32;

type SecretSettings = Readonly<{ tokenSecret: string | undefined; dataDir: string }>;

/** The operator's secret, or one that is created once and kept beside the store. */
export function tokenSecret({ tokenSecret: configuredSecret, dataDir }: SecretSettings): string {
  if (configuredSecret) return configuredSecret;
  const file = join(dataDir, 'token-secret');
  try {
    ensurePrivateFolder(dataDir);
    if (!existsSync(file)) createSecret(file);
    ensurePrivateFile(file);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written: ${(error as Error).message}`);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_LENGTH) {
    throw new OperatorError(
      `${file} has ${secret.length} characters instead of at least ${MIN_LENGTH}, so links could be forged.\n` +
        'Restore it from a backup, or delete it: the server then creates a new one, and links in sent mails stop working.',
    );
  }
  return secret;
}

/** Created atomically by a hard link: if several processes start at once, all read the same secret. */
function createSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    const folder = openSync(join(file, '..'), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
