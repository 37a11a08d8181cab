/**
 * Mail to a colleague who was mentioned in a note. The text is read when the mail is sent, so a deleted note sends
 * nothing.
 */
import { mentionMail } from '#content/desk.ts';
import type { Mention } from '#server/core/people/add-note.ts';
import type { OutboxMessageKind } from '#server/delivery/kind.ts';
import { personHref, sendTeamMail } from '#server/delivery/team-mail.ts';

export const mentionMailKind: OutboxMessageKind = {
  name: 'mention-mail',
  target: 'mail',
  async send(job, tools) {
    const { to, noteId, personId } = JSON.parse(job.payload) as Mention;
    const { db } = tools.store;
    const note = await db.selectFrom('notes').selectAll().where('id', '=', noteId).executeTakeFirst();
    if (!note) return { isSkipped: true, note: 'the note was erased' };
    if (!tools.deskUsers.includes(to)) return { isSkipped: true, note: 'no longer a user of the desk' };
    const { subject, heading, open, ...parts } = mentionMail;
    return sendTeamMail(job, tools, to, {
      ...parts,
      subject: subject(note.author),
      preview: note.text.slice(0, 120),
      heading: heading(note.author),
      paragraphs: note.text.split('\n').filter(Boolean),
      action: { label: open, href: personHref(tools.publicOrigin, personId) },
    });
  },
};
