import { randomUUIDv7 } from 'node:crypto';
import { recordAudit } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { withPerson } from './find-person.ts';

/** False when there is nobody under this id. */
export async function addNote(context: CoreContext, id: string, text: string): Promise<boolean> {
  const { actor, now } = context;
  const added = await withPerson(context, id, async (trx, person) => {
    const note = { id: randomUUIDv7(), person, author: actor, text, created_at: now };
    await trx.insertInto('notes').values(note).execute();
    await recordAudit(trx, context, { action: 'noted', subject: person });
    return true;
  });
  return added ?? false;
}
