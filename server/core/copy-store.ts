/** Backups, and taking over another store: both move everything about everybody, so both are in the audit log. */
import { recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';

/** SQLite only; PostgreSQL has pg_dump. */
export async function backupStore(context: CoreContext, dataDir: string, file: string): Promise<void> {
  const { backupSqlite } = await import('#server/store/sqlite.ts');
  await backupSqlite(dataDir, file);
  await recordAudit(context.store.db, context, { action: 'backed-up' });
}

type Source = Readonly<{ file: string; hold: boolean; dataDir: string }>;

export async function importIntoStore(context: CoreContext, { file, ...options }: Source) {
  const { importStore } = await import('#server/store/import-store.ts');
  const imported = await importStore(context.store, file, { ...options, now: context.now });
  await recordAudit(context.store.db, context, { action: 'imported' });
  return imported;
}
