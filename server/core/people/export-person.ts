/** Exports everything that is stored about one person, for that person. */
import { sql } from 'kysely';
import { recordAudit } from '#server/core/audit-log.ts';
import { findBookingsOf } from '#server/core/bookings/erase-bookings.ts';
import type { CoreContext } from '#server/core/context.ts';
import { personId } from '#server/core/people/person-id.ts';
import { toExportedSubmission } from '#server/core/submissions/export-submissions.ts';
import { findByPeople } from '#server/core/submissions/submissions.ts';
import { iso } from '#server/events/event-schema.ts';
import { lockPeople } from '#server/store/lock-people.ts';
import { exportedColumns, PERSON_TABLES } from '#server/store/personal-data.ts';
import type { Db } from '#server/store/schema.ts';
import { personOfAddress } from './find-person.ts';

/** Undefined if nothing is stored about them. */
export async function exportPerson(context: CoreContext, email: string) {
  const { db } = context.store;
  const person = await personOfAddress(db, email);
  return db.transaction().execute(async (trx) => {
    await lockPeople(trx, 'shared', [person]);
    const submissions = await findByPeople(trx, [person], context.now, { asSent: true });
    const lists = await readPersonRows(trx, person);
    if ([submissions, ...Object.values(lists)].every(({ length }) => length === 0)) return undefined;
    await recordAudit(trx, context, { action: 'exported', subject: person });
    return {
      person: { address: person, id: personId(person) },
      submissions: submissions.map(toExportedSubmission),
      ...lists,
    };
  });
}

async function readPersonRows(trx: Db, person: string) {
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const { table, column, exportedAs } of PERSON_TABLES) {
    if (!exportedAs) continue;
    const columns = sql.join(exportedColumns(table).map((name) => sql.ref(name)));
    const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)}
      where ${sql.ref(column)} = ${person}`.execute(trx);
    lists[exportedAs] = rows.map(toReadableRow);
  }
  const bookings = await findBookingsOf(trx, person);
  lists.bookings = bookings.map((booking) =>
    toReadableRow(
      Object.fromEntries(exportedColumns('bookings').map((name) => [name, booking[name as 'uid']])),
    ),
  );
  return lists;
}

const toReadableRow = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (/(_at|_since|^at)$/.test(name) && value !== null) return [name, iso(Number(value))];
      if (name === 'utm') return [name, JSON.parse(String(value)) as unknown];
      return [name, value];
    }),
  );
