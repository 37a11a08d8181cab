/** Writes mail to `.eml` files if no mail server is set. */
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '#domain/timing.ts';
import { ensurePrivateFolder } from '#server/store/private-files.ts';
import type { ComposedMailSender } from './smtp-sender.ts';

const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Files are written atomically. The same mail written twice is one file. */
export function createMailFiles(dataDir: string): ComposedMailSender {
  const folder = outboxFolder(dataDir);
  return {
    async send({ id, content }) {
      ensurePrivateFolder(folder);
      const draft = join(folder, `.${id}.eml.draft`);
      await writeFile(draft, content, { mode: 0o600, flush: true });
      await rename(draft, join(folder, `${id}.eml`));
    },
    async check() {
      ensurePrivateFolder(folder);
    },
    close() {},
  };
}

const ignoreMissing = (error: NodeJS.ErrnoException): never[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

/** Removes drafts that a crash has left. No mail takes as long to write. */
export async function removeOldDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(outboxFolder(dataDir)).catch(ignoreMissing)) {
    const file = join(outboxFolder(dataDir), name);
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
    if (name.startsWith('.') && Date.now() - mtimeMs > HOUR) await rm(file, { force: true });
  }
}

/**
 * Removes the mails of these deliveries, drafts included. Returns the number of files. An erasure calls it before its
 * commit, since nobody would find the files if the process ended after it, and again after it, since a mail may have been
 * written meanwhile.
 */
export async function removeMails(dataDir: string, ids: Iterable<string>): Promise<number> {
  let count = 0;
  for (const id of ids)
    for (const name of [`${id}.eml`, `.${id}.eml.draft`])
      await rm(join(outboxFolder(dataDir), name)).then(() => {
        count += 1;
      }, ignoreMissing);
  return count;
}
