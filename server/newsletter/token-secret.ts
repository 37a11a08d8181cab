/** The operator's secret, or one that is created once and kept beside the store. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#server/errors.ts';
import { ensurePrivateFile, ensurePrivateFolder } from '#server/store/private-files.ts';

/** Same minimum as TOKEN_SECRET. */
const MIN_LENGTH = 32;

type SecretSettings = Readonly<{ tokenSecret: string | undefined; dataDir: string }>;

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
  writeSynced(draft, randomBytes(32).toString('base64url'));
  try {
    linkSync(draft, file);
    syncFolder(join(file, '..'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function writeSynced(file: string, text: string): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
