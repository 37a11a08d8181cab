/** Tells a colleague about the people who were assigned to them. */
import type { CoreContext } from '#server/core/context.ts';
import { readContacts } from '#server/store/contact.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Trx } from '#server/store/schema.ts';

/** Ids of people. The mail reads their names when it is sent, so it never names somebody who was erased meanwhile. */
export type Assignment = Readonly<{ to: string; by: string; ids: readonly string[] }>;

export const ROUND_ROBIN = 'round-robin';

export async function planAssignmentMail(
  trx: Trx,
  { actor, now }: Pick<CoreContext, 'actor' | 'now'>,
  { to, people }: Readonly<{ to: string; people: readonly string[] }>,
): Promise<void> {
  if (people.length === 0) return;
  const contacts = [...(await readContacts(trx, people)).values()];
  const ids = contacts.flatMap(
    ({ submissionIds: [submission], bookingUids: [booking] }) => submission ?? booking ?? [],
  );
  const payload = JSON.stringify({ to, by: actor, ids } satisfies Assignment);
  const message_id = `assigned_${ids[0]}_${to}_${now}`;
  await addMessages(trx, [{ kind: 'assignment-mail', message_id, payload }], { now });
}
