/** Tasks that are due for a colleague, and the daily mail about them. */
import { sql } from 'kysely';
import { localDays } from '#server/local-days.ts';
import { readContacts } from '#server/store/contact.ts';
import { addMessages } from '#server/store/intake.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Db } from '#server/store/schema.ts';

/** Maximum number of tasks in one mail and on the page Today. */
const MAX_STEPS = 50;

/** Open tasks of the owners' people before a time, oldest first, without people who asked not to be contacted. */
export async function readDueSteps(db: Db, owners: readonly string[], before: number) {
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
  const people = tasks.map(({ person }) => person);
  const contacts = await readContacts(db, people);
  return tasks.flatMap(({ id: task, person, text, due_at }) => {
    const contact = contacts.get(person);
    const id = contact?.submissionIds[0] ?? contact?.bookingUids[0];
    if (!contact || !id) return [];
    const { name, email, company, phone } = contact;
    return [{ task, id, name: name || email, company, phone, step: text, at: due_at ?? 0 }];
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
export async function planDueMails({ db }: Store, { users, hour, timeZone, now }: DueMailOptions) {
  if (hour === undefined) return;
  const { dayOf, startOf } = localDays(timeZone);
  const today = dayOf(now);
  if (now < startOf(today) + hour * 3_600_000) return;
  for (const email of users)
    await db.transaction().execute(async (trx) => {
      const claim = sql`insert into desk_users (email, seen_at, due_mail_day) values (${email}, 0, ${today})
        on conflict (email) do update set due_mail_day = excluded.due_mail_day
          where desk_users.due_mail_day < excluded.due_mail_day returning email`;
      if ((await claim.execute(trx)).rows.length === 0) return;
      const before = startOf(today + 1);
      if ((await readDueSteps(trx, [email], before)).length === 0) return;
      const payload = JSON.stringify({ to: email, before });
      const message = { kind: 'due-mail', message_id: `due_${today}_${email}`, payload };
      await addMessages(trx, [message], { now });
    });
}
