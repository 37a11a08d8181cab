import { randomUUIDv7 } from 'node:crypto';
import { fill } from '#content/message.ts';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext, CoreWords } from '#server/core/context.ts';
import { HttpError } from '#server/errors.ts';
import { addMessages } from '#server/store/intake.ts';
import { refreshPeople } from '#server/store/people.ts';
import { findRow } from '#server/store/rows.ts';
import { words as defaultWords } from '#server/texts.ts';
import { announcePeople } from './announce-people.ts';
import { withPerson } from './find-person.ts';

/** Ids of the note and of its person. The text of the mail is read from the store when the mail is sent. */
export type Mention = Readonly<{ to: string; noteId: string; personId: string }>;

/** Colleagues of the team who are mentioned get a mail. Returns the note's id; undefined if there is no such person. */
export async function addNote(
  context: CoreContext,
  id: string,
  { text, team }: Readonly<{ text: string; team: readonly string[] }>,
): Promise<string | undefined> {
  const { actor, now, words = defaultWords } = context;
  checkMentions(text, team, words);
  return withPerson(context, id, async (trx, person) => {
    const note = { id: randomUUIDv7(), person, author: actor, text, created_at: now };
    await trx.insertInto('notes').values(note).execute();
    await refreshPeople(trx, [person]);
    await recordAudit(trx, context, { action: 'noted', subject: person });
    await announcePeople(trx, context, [
      { emailKey: person, type: 'note.added', data: { note: { id: note.id, text } } },
    ]);
    const submission = await findRow(trx, 'submissions', { id });
    const mails = mentionsIn(text, team)
      .filter((email) => email !== actor)
      .map((to) => ({
        kind: 'mention-mail',
        message_id: `${note.id}_${to}`,
        payload: JSON.stringify({ to, noteId: note.id, personId: id } satisfies Mention),
      }));
    // Linked to the submission or booking, so that an erasure also deletes them.
    await addMessages(trx, mails, { submissionId: submission?.id, bookingUid: id, now });
    return note.id;
  });
}

const mentionedNames = (text: string) => [
  ...new Set(
    [...text.toLowerCase().matchAll(/(?<![\w.@-])@([\w.+-]+(?:@[\w.-]+)?)/g)].map(([, name = '']) =>
      name.replace(/(?<![.-])[.-]+$/, ''),
    ),
  ),
];
const isCalled = (email: string, name: string) => email === name || email.split('@')[0] === name;

export const mentionsIn = (text: string, team: readonly string[]): string[] =>
  team.filter((email) => mentionedNames(text).some((name) => isCalled(email, name)));

/** Throws if a note mentions somebody who is not in the team: nobody would get the mail. */
function checkMentions(text: string, team: readonly string[], { desk }: CoreWords): void {
  const name = mentionedNames(text).find((mentioned) => !team.some((email) => isCalled(email, mentioned)));
  if (name) throw new HttpError(422, fill(desk.person.unknownColleague, { name }), { field: 'text' });
}
