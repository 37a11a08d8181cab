/** Commands about people: their own copy, and who reads the newsletter. */
import { writeFile } from 'node:fs/promises';
import { personRecord } from '#server/leads/person-record.ts';
import { confirmedSubscribers, subscribersCsv } from '#server/newsletter/export-subscribers.ts';
import { privateFile } from '#server/store/private-files.ts';
import { type Command, done, failed, misused } from './command.ts';
import { table } from './table.ts';

export const exportPerson: Command = async ({ store }, [email], { out }) => {
  if (!email?.includes('@')) return misused('Whose data? Give a mail address.');
  const record = await personRecord(store.db, email);
  if (!record) return failed(`Nothing is known about ${email}.\n`);
  const text = `${JSON.stringify(record, null, 2)}\n`;
  if (!out) return done(text);
  privateFile(out);
  await writeFile(out, text);
  return done(`Everything about ${email} was written to ${out}\n`);
};

export const subscribers: Command = async ({ store, screen, unsubscribe }, _args, { format, json, out }) => {
  const rows = await confirmedSubscribers(store.db, unsubscribe);
  if (out) {
    const text = format === 'json' || json ? `${JSON.stringify(rows, null, 2)}\n` : subscribersCsv(rows);
    privateFile(out);
    await writeFile(out, text);
    return done(`${rows.length} subscribers written to ${out}\n`);
  }
  if (json || format === 'json') return done(`${JSON.stringify(rows, null, 2)}\n`);
  if (format === 'csv') return done(subscribersCsv(rows));
  if (rows.length === 0) return done('No confirmed subscribers yet.\n');
  return done(
    table(
      rows,
      [
        {
          title: 'CONFIRMED (UTC)',
          value: ({ confirmed_at }) => confirmed_at.slice(0, 16).replace('T', ' '),
        },
        { title: 'EMAIL', value: ({ email }) => email, shrinks: true },
        { title: 'SOURCE', value: ({ source }) => source, shrinks: true },
        { title: 'CONSENT', value: ({ consent_version }) => consent_version },
      ],
      screen,
    ),
  );
};
