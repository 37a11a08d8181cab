/** Makes files with personal data readable only by the owner of the process, with any umask. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const ACCESS_FOR_OTHERS = 0o077;

/** Leaves a folder of another owner unchanged. */
function restrictAccess(path: string, mode: number): void {
  if (!(statSync(path).mode & ACCESS_FOR_OTHERS)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

export function ensurePrivateFolder(folder: string): void {
  // A recursive mkdir never returns in folders such as /proc.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: !existsSync(dirname(folder)), mode: 0o700 });
  restrictAccess(folder, 0o700);
}

/** Makes sure that the file exists and is private. Keeps its content. */
export function ensurePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrictAccess(file, 0o600);
}
