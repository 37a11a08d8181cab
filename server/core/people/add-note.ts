import { randomUUIDv7 } from 'node:crypto';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { announcePeople } from './announce-people.ts';
import { withPerson } from './find-person.ts';

/** Id of the note; undefined when there is nobody under this id. */
export function addNote(context: CoreContext, id: string, text: string): Promise<string | undefined> {
  const { actor, now } = context;
  return withPerson(context, id, async (trx, person) => {
    const note = { id: randomUUIDv7(), person, author: actor, text, created_at: now };
    await trx.insertInto('notes').values(note).execute();
    await recordAudit(trx, context, { action: 'noted', subject: person });
    await announcePeople(trx, context, [
      {
        emailKey: person,
        event: (about, timestamp) => ({
          type: 'note.added',
          timestamp,
          data: { ...about, note: { id: note.id, text } },
        }),
      },
    ]);
    return note.id;
  });
}
