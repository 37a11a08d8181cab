import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** The spacing of mail is counted for a mailbox: whoever adds a tag to an address is not another person. */
export async function mailboxes(trx: Transaction<Schema>): Promise<void> {
  await trx.schema.alterTable('mail_slots').renameColumn('person', 'mailbox').execute();
}
