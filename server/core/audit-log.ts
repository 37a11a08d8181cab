/** The audit log: who did what with whose data, and when. */
import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AuditDetails } from '#content/desk.ts';
import { emailKeyOf } from '#domain/email.ts';
import { MINUTE } from '#domain/timing.ts';
import { BYTE_ORDER_MARK, csvText } from '#server/csv.ts';
import type { Db } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import type actionWords from '#words/desk/audit-log.json';
import type { CoreContext } from './context.ts';

export type AuditAction = keyof typeof actionWords.auditLog.actions;

/** Returns a key instead of text, so that each reader gets the detail in their own language. */
export const auditDetail = <Name extends keyof AuditDetails>(
  name: Name,
  ...values: AuditDetails[Name] extends (...values: infer Values) => string ? Values : []
): string => JSON.stringify([name, ...values]);

type AuditEntry = Readonly<{
  action: AuditAction;
  /** A person's email key; empty for many people at once. */
  subject?: string;
  /** Result of `auditDetail`, or a name. */
  detail?: string;
}>;
type AuditActor = Pick<CoreContext, 'actor' | 'now' | 'recordsEveryView'>;

/** Repeated views by the same actor within this time are one entry, since pages refresh themselves. */
const VIEW_WINDOW_MS = 10 * MINUTE;
export const AUDIT_PAGE_SIZE = 100;
const EXPORT_PAGE_SIZE = 500;

/** Writes one entry, or many, in one statement. Returns their ids. */
export async function recordAudit(
  db: Db,
  { actor, now }: AuditActor,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<string[]> {
  const rows = [entries].flat().map((entry) => ({
    ...{ id: randomUUIDv7(), at: now, actor, subject: '', detail: '' },
    ...entry,
  }));
  if (rows.length > 0) await db.insertInto('audit_log').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function recordView(
  db: Db,
  auditActor: AuditActor,
  entry: AuditEntry & Readonly<{ action: 'viewed' | 'listed' }>,
): Promise<void> {
  const { actor, now, recordsEveryView } = auditActor;
  const recentView = db
    .selectFrom('audit_log')
    .select('id')
    .where(({ and }) => and({ subject: '', detail: '', ...entry, actor }))
    .where('at', '>', now - VIEW_WINDOW_MS);
  if (recordsEveryView || !(await recentView.executeTakeFirst())) await recordAudit(db, auditActor, entry);
}

/**
 * Streams pages. Writes the audit entry before the first page, and adds the number of rows and the outcome at the end.
 */
export async function recordExport<Row>(
  { store: { db }, checkAccess, ...auditActor }: CoreContext,
  detail: string,
  pages: AsyncIterable<readonly Row[]>,
): Promise<Readonly<{ pages: AsyncGenerator<readonly Row[]>; sent(): number }>> {
  const unfinished = { action: 'exported' as const, detail: auditDetail('unfinished', detail) };
  const [id = ''] = await recordAudit(db, auditActor, unfinished);
  let rows = 0;
  return { pages: countPages(), sent: () => rows };

  async function* countPages() {
    let isComplete = false;
    try {
      for await (const page of pages) {
        // Whoever reads slowly gets the next page much later.
        await checkAccess?.();
        yield page;
        rows += page.length;
        await yieldToIo();
      }
      isComplete = true;
    } finally {
      await db
        .updateTable('audit_log')
        .set({ detail: auditDetail('rows', detail, rows, isComplete) })
        .where('id', '=', id)
        .execute()
        // If the store has failed, this update fails too. The entry then stays unfinished.
        .catch(() => {});
    }
  }
}

export type AuditFilter = Readonly<Partial<Record<'actor' | 'person' | 'action', string>>>;

/** Reads entries older than `before`, newest first. */
export const readAuditLog = (
  db: Db,
  before: string | undefined,
  { limit = AUDIT_PAGE_SIZE, actor, person, action }: AuditFilter & Readonly<{ limit?: number }> = {},
) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(Boolean(person), (query) => query.where('subject', 'in', [emailKeyOf(person ?? ''), person ?? '']))
    .where(({ and }) => and({ actor: actor || undefined, action: action || undefined }))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

async function* readAuditPages(db: Db, filter: AuditFilter) {
  for (let before: string | undefined; ; ) {
    const page = await readAuditLog(db, before, { ...filter, limit: EXPORT_PAGE_SIZE });
    if (page.length === 0) return;
    yield page;
    before = page.at(-1)?.id;
  }
}

/** A streamed file, and the number of rows sent so far. */
export type Download = Readonly<{ text: AsyncGenerator<string>; sent(): number }>;

export async function exportAuditLog(context: CoreContext, filter: AuditFilter = {}): Promise<Download> {
  const entries = readAuditPages(context.store.db, filter);
  const { pages, sent } = await recordExport(context, auditDetail('auditLog'), entries);
  const { auditDetailText } = (context.words ?? defaultWords).desk;
  const text = csvText(
    pages,
    ['time', 'who', 'did', 'whom', 'detail'],
    ({ at, actor, action, subject, detail }) => [
      ...[new Date(at).toISOString(), actor, action, subject],
      auditDetailText(detail),
    ],
    BYTE_ORDER_MARK,
  );
  return { text, sent };
}

export async function readLastBackupTime(db: Db): Promise<number | null> {
  // The partial index of backups is used only if the value is a literal.
  const isBackup = sql<boolean>`action = 'backed-up'`;
  const backups = db.selectFrom('audit_log').select('at').where(isBackup);
  return (await backups.orderBy('id', 'desc').executeTakeFirst())?.at ?? null;
}

/** Changes whenever somebody uses the desk or a booking message arrives. */
export async function readActivityVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select
    coalesce((select max(id) from audit_log), '') || ' ' ||
    coalesce((select cast(max(received_at) as text) from booking_messages), '') as version`.execute(db);
  return rows[0]?.version ?? '';
}
