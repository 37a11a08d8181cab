/** Tasks that are due for a colleague, and the daily mail about them. */
import { sql } from 'kysely';
import { createPersonReader } from '#server/core/people/announce-people.ts';
import { localDays } from '#server/local-days.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';

/** Maximum number of tasks in one mail and on the page Today. */
const MAX_STEPS = 50;

export type DueStep = Readonly<{
  /** Id of the task. */
  task: string;
  /** Id of the person. */
  id: string;
  name: string;
  company: string;
  step: string;
  at: number;
}>;

/** Open tasks of the owners' people before a time, oldest first. Excludes people who asked not to be contacted. */
export async function readDueSteps(db: Db, owners: readonly string[], before: number): Promise<DueStep[]> {
  const tasks = await db
    .selectFrom('people')
    .innerJoin('tasks', 'tasks.person', 'people.email_key')
    .select(['tasks.id', 'tasks.person', 'tasks.text', 'tasks.due_at'])
    .where('people.owner', 'in', owners)
    .where('people.next_step_at', '<', before)
    .where('people.do_not_contact_at', 'is', null)
    .where('tasks.done_at', 'is', null)
    .where('tasks.due_at', '<', before)
    .orderBy('tasks.due_at')
    .limit(MAX_STEPS)
    .execute();
  const readPerson = await createPersonReader(db, [...new Set(tasks.map(({ person }) => person))], '');
  return tasks.flatMap(({ id: task, person: key, text, due_at }) => {
    const { person, submissionIds, bookingUids } = readPerson(key);
    const id = submissionIds[0] ?? bookingUids[0];
    if (!id) return [];
    const { name, email, company } = person;
    return [{ task, id, name: name || email, company, step: text, at: due_at ?? 0 }];
  });
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
        and next_step_at < ${before} and do_not_contact_at is null limit 1`.execute(trx);
      if (rows.length === 0) return;
      const payload = JSON.stringify({ to: email, before });
      const message = { kind: 'due-mail', target: '', messageId: `due_${today}_${email}`, payload };
      await addMessages(trx, [message], { now });
    });
}
