/** The audit log: who did what with whose data, and when. */

import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { AuditDetails } from '#content/desk.ts';
import { emailKeyOf } from '#domain/email.ts';
import { MINUTE } from '#domain/timing.ts';
import { BYTE_ORDER_MARK, csvLine } from '#server/csv.ts';
import type { Db, Schema } from '#server/store/schema.ts';
import { words as defaultWords } from '#server/texts.ts';
import type { CoreContext } from './context.ts';

export type AuditAction =
  | 'signed-in'
  | 'signed-out'
  | 'added-passkey'
  | 'removed-passkey'
  | 'listed'
  | 'viewed'
  | 'noted'
  | 'changed'
  | 'retried'
  | 'released'
  | 'exported'
  | 'erased'
  | 'backed-up'
  | 'imported'
  | 'key-created'
  | 'key-revoked';

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

const auditRow = ({ actor, now }: AuditActor, { action, subject = '', detail = '' }: AuditEntry) => ({
  id: randomUUIDv7(),
  at: now,
  actor,
  action,
  subject,
  detail,
});

/** Writes one entry, or many for the same action, in one statement. Returns their ids. */
export async function recordAudit(
  db: Db | Transaction<Schema>,
  auditActor: AuditActor,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<string[]> {
  const rows = [entries].flat().map((entry) => auditRow(auditActor, entry));
  if (rows.length > 0) await db.insertInto('audit_log').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Records a view of one person or of a list. */
export async function recordView(
  db: Db | Transaction<Schema>,
  auditActor: AuditActor,
  entry: AuditEntry & Readonly<{ action: 'viewed' | 'listed' }>,
): Promise<void> {
  const recentView = auditActor.recordsEveryView
    ? undefined
    : await db
        .selectFrom('audit_log')
        .select('id')
        .where('subject', '=', entry.subject ?? '')
        .where('at', '>', auditActor.now - VIEW_WINDOW_MS)
        .where('actor', '=', auditActor.actor)
        .where('action', '=', entry.action)
        .where('detail', '=', entry.detail ?? '')
        .executeTakeFirst();
  if (!recentView) await recordAudit(db, auditActor, entry);
}

type ExportDescription = Readonly<{ subject?: string; detail: string }>;

/**
 * Streams pages. Writes the audit entry before the first page, and adds the number of rows and the outcome at the end.
 */
export async function recordExport<Row>(
  { store: { db }, ...auditActor }: CoreContext,
  { subject = '', detail }: ExportDescription,
  pages: AsyncIterable<readonly Row[]>,
): Promise<Readonly<{ pages: AsyncGenerator<readonly Row[]>; sent(): number }>> {
  const entry = auditRow(auditActor, {
    action: 'exported',
    subject,
    detail: auditDetail('unfinished', detail),
  });
  await db.insertInto('audit_log').values(entry).execute();
  let rows = 0;
  return { pages: countPages(), sent: () => rows };

  async function* countPages() {
    let isComplete = false;
    try {
      for await (const page of pages) {
        yield page;
        rows += page.length;
        await yieldToIo();
      }
      isComplete = true;
    } finally {
      await db
        .updateTable('audit_log')
        .set({ detail: auditDetail('rows', detail, rows, isComplete) })
        .where('id', '=', entry.id)
        .execute()
        // If the store has failed, this update fails too. The entry then stays unfinished.
        .catch(() => {});
    }
  }
}

export type AuditFilter = Readonly<{
  actor?: string | undefined;
  /** A person's address, in any spelling. */
  person?: string | undefined;
  action?: string | undefined;
}>;

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
    .$if(Boolean(actor), (query) => query.where('actor', '=', actor ?? ''))
    .$if(Boolean(person), (query) => query.where('subject', 'in', [emailKeyOf(person ?? ''), person ?? '']))
    .$if(Boolean(action), (query) => query.where('action', '=', action ?? ''))
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
  const { pages, sent } = await recordExport(
    context,
    { detail: auditDetail('auditLog') },
    readAuditPages(context.store.db, filter),
  );
  const { auditDetailText } = (context.words ?? defaultWords).desk;
  return { text: createCsv(), sent };

  async function* createCsv() {
    yield BYTE_ORDER_MARK + csvLine(['time', 'who', 'did', 'whom', 'detail']);
    for await (const entries of pages)
      yield entries
        .map(({ at, actor, action, subject, detail }) =>
          csvLine([new Date(at).toISOString(), actor, action, subject, auditDetailText(detail)]),
        )
        .join('');
  }
}

export async function readLastBackupTime(db: Db): Promise<number | null> {
  const entry = await db
    .selectFrom('audit_log')
    .select('at')
    // The partial index of backups is used only if the value is a literal.
    .where('action', '=', sql.lit('backed-up'))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return entry?.at ?? null;
}

/** Changes whenever somebody uses the desk or a booking message arrives. */
export async function readActivityVersion(db: Db): Promise<string> {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const message = await db
    .selectFrom('booking_messages')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `${entry?.id ?? ''} ${message?.received_at ?? ''}`;
}
