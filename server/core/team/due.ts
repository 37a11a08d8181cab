/** Next steps that are due for a colleague, and the daily mail about them. */
import { sql } from 'kysely';
import { localDays } from '#server/local-days.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { newMessageRow } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';

/** Maximum number of steps in one mail. */
const MAX_STEPS = 50;

export type DueStep = Readonly<{ id: string; name: string; company: string; step: string; at: number }>;

/** Next steps of one owner before a time, oldest first. Excludes people who asked not to be contacted. */
export async function readDueSteps(db: Db, owner: string, before: number): Promise<DueStep[]> {
  const people = await db
    .selectFrom('people')
    .select(['email_key', 'name', 'next_step', 'next_step_at'])
    .where('owner', '=', owner)
    .where('next_step_at', 'is not', null)
    .where('next_step_at', '<', before)
    .where('do_not_contact', '=', 0)
    .orderBy('next_step_at')
    .limit(MAX_STEPS)
    .execute();
  const steps: DueStep[] = [];
  for (const { email_key, name, next_step, next_step_at } of people) {
    const submission = await db
      .selectFrom('submissions')
      .select(['id', 'first_name', 'last_name', 'company', 'email'])
      .where('person', '=', email_key)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const booking = submission
      ? undefined
      : await db
          .selectFrom('bookings')
          .select(['uid', 'name'])
          .where('person', '=', email_key)
          .executeTakeFirst();
    const id = submission?.id ?? booking?.uid;
    if (!id) continue;
    steps.push({
      id,
      name: name || (submission && nameOf(submission)) || booking?.name || email_key,
      company: submission?.company ?? '',
      step: next_step,
      at: next_step_at ?? 0,
    });
  }
  return steps;
}

type DueMailOptions = Readonly<{
  users: readonly string[];
  hour: number | undefined;
  timeZone: string;
  now: number;
}>;

/**
 * Plans one mail a day for each colleague with due steps, from the configured hour on. The first process that runs this
 * plans the mail.
 */
export async function planDueMails(
  { db }: Store,
  { users, hour, timeZone, now }: DueMailOptions,
): Promise<void> {
  if (hour === undefined) return;
  const { dayOf, startOf } = localDays(timeZone);
  const today = dayOf(now);
  if (now < startOf(today) + hour * 3_600_000) return;
  for (const email of users)
    await db.transaction().execute(async (trx) => {
      const claimedUser = await trx
        .insertInto('desk_users')
        .values({ email, seen_at: 0, due_mail_day: today })
        .onConflict((conflict) =>
          conflict
            .column('email')
            .doUpdateSet({ due_mail_day: today })
            .where('desk_users.due_mail_day', '<', today),
        )
        .returning('email')
        .executeTakeFirst();
      if (!claimedUser) return;
      const before = startOf(today + 1);
      const { rows } = await sql`select 1 from people where owner = ${email} and next_step_at is not null
        and next_step_at < ${before} and do_not_contact = 0 limit 1`.execute(trx);
      if (rows.length === 0) return;
      const payload = JSON.stringify({ to: email, before });
      const message = { kind: 'due-mail', target: '', messageId: `due_${today}_${email}`, payload };
      await trx
        .insertInto('deliveries')
        .values(newMessageRow(null, message, now))
        .execute();
    });
}
