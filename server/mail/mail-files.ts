/** Writes mail to `.eml` files if no mail server is set. */
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
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
      const file = await open(draft, 'w', 0o600);
      try {
        await file.chmod(0o600);
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, `${id}.eml`));
    },
    async check() {
      ensurePrivateFolder(folder);
    },
    close() {},
  };
}

const listFiles = (dataDir: string): Promise<string[]> =>
  readdir(outboxFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Removes drafts that a crash has left. No mail takes as long to write. */
export async function removeOldDrafts(dataDir: string): Promise<void> {
  for (const name of await listFiles(dataDir)) {
    const file = join(outboxFolder(dataDir), name);
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
    if (name.startsWith('.') && Date.now() - mtimeMs > HOUR) await rm(file, { force: true });
  }
}

/** Removes the mails of these deliveries, drafts included. Returns the number of files. */
export async function removeMails(dataDir: string, ids: ReadonlySet<string>): Promise<number> {
  const matchingFiles = (await listFiles(dataDir)).filter((name) =>
    ids.has(/^\.?(.+?)\.eml(\.\w+)?$/.exec(name)?.[1] ?? ''),
  );
  for (const name of matchingFiles) await rm(join(outboxFolder(dataDir), name), { force: true });
  return matchingFiles.length;
}
