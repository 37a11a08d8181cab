/** Backup of the store, and import of another one. Both copy all personal data, so both are in the audit log. */
import { recordAudit } from './audit-log.ts';
import type { CoreContext } from './context.ts';

/** SQLite only. For PostgreSQL, use pg_dump. */
export async function backupStore(context: CoreContext, dataDir: string, file: string): Promise<void> {
  const { backupSqlite } = await import('#server/store/sqlite.ts');
  const { db } = context.store;
  // Write the entry first, and remove it if the copy fails: the log shows the time of the last backup.
  const [entry] = await recordAudit(db, context, { action: 'backed-up' });
  try {
    await backupSqlite(dataDir, file);
  } catch (error) {
    await db
      .deleteFrom('audit_log')
      .where('id', '=', entry ?? '')
      .execute();
    throw error;
  }
}

type ImportSource = Readonly<{ file: string; hold: boolean; dataDir: string }>;

export async function importIntoStore(context: CoreContext, { file, ...options }: ImportSource) {
  const { importStore } = await import('#server/store/import-store.ts');
  return importStore(context.store, file, {
    ...options,
    now: context.now,
    onFirstRows: (trx) => recordAudit(trx, context, { action: 'imported' }),
  });
}
