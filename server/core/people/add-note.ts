import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mentionsIn } from '#domain/mentions.ts';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { newMessageRow } from '#server/store/intake.ts';
import type { Schema } from '#server/store/schema.ts';
import { announcePeople } from './announce-people.ts';
import { withPerson } from './find-person.ts';

/** The note and the page of the person; the mail is written when it is sent. */
export type Mention = Readonly<{ to: string; noteId: string; personId: string }>;

type NewNote = Readonly<{
  text: string;
  /** Colleagues who can be named. */
  team: readonly string[];
}>;

/** Colleagues whom it names get a mail. Id of the note; undefined when there is nobody under this id. */
export function addNote(
  context: CoreContext,
  id: string,
  { text, team }: NewNote,
): Promise<string | undefined> {
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
    const colleagues = mentionsIn(text, team).filter((email) => email !== actor);
    await tellColleagues(
      trx,
      colleagues.map((to) => ({ to, noteId: note.id, personId: id })),
      now,
    );
    return note.id;
  });
}

/** With the lead or the booking that the page was opened by, so that an erasure takes the mail along. */
async function tellColleagues(
  trx: Transaction<Schema>,
  mentions: readonly Mention[],
  now: number,
): Promise<void> {
  for (const mention of mentions) {
    const { personId } = mention;
    const lead = await trx.selectFrom('leads').select('id').where('id', '=', personId).executeTakeFirst();
    const message = {
      kind: 'mention-mail',
      target: '',
      messageId: `${mention.noteId}_${mention.to}`,
      payload: JSON.stringify(mention),
    };
    await trx
      .insertInto('deliveries')
      .values({ ...newMessageRow(lead?.id ?? null, message, now), booking_uid: lead ? null : personId })
      .execute();
  }
}
