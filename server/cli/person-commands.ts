/** Commands about people: export, erasure, and newsletter subscribers. */
import { writeFile } from 'node:fs/promises';
import { type ErasureResult, erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson as personExport } from '#server/core/people/export-person.ts';
import { exportSubscribers, readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { ensurePrivateFile } from '#server/store/private-files.ts';
import { type Command, fail, failWithHelp, pluralize, succeed, writeDownload } from './command.ts';
import { table } from './table.ts';

export const exportPerson: Command = async (context, [email], { out }) => {
  if (!email?.includes('@')) return failWithHelp('Whose data? Give a mail address.');
  const record = await personExport(context, email);
  if (!record) return fail(`Nothing is known about ${email}.\n`);
  const text = `${JSON.stringify(record, null, 2)}\n`;
  if (!out) return succeed(text);
  ensurePrivateFile(out);
  await writeFile(out, text);
  return succeed(`Everything about ${email} was written to ${out}\n`);
};

export const erase: Command = async (context, [email], { yes, json }) => {
  if (!email || !/^[^@]+@[^@]+$/.test(email)) return failWithHelp('Erase whom? Give a mail address.');
  if (!yes && !(await context.confirm(`Erase ${email} and all their data permanently?`))) {
    return fail('Nothing was erased. Add --yes to erase without asking.\n');
  }
  const { dataDir, announce } = context;
  const { code: _, ...erased } = await erasePerson(context, { email, dataDir, announce });
  const { submissions, deliveries, subscriptions, bookings, messages, files, log, inFlight } = erased;
  const isLogNotEmptied = log === 'left';
  if (json) return { text: `${JSON.stringify(erased)}\n`, code: isLogNotEmptied ? 1 : 0 };
  const wasStored = submissions + subscriptions + bookings + messages > 0;
  const summary = [
    pluralize(submissions, 'submission'),
    pluralize(deliveries, 'delivery', 'deliveries'),
    pluralize(subscriptions, 'subscription'),
    pluralize(bookings, 'booking'),
    pluralize(messages, 'booking message'),
    pluralize(files, 'mail file'),
  ].join(', ');
  if (isLogNotEmptied) {
    const start = wasStored
      ? `Removed from the tables: ${summary}. But not erased completely:`
      : 'Not erased:';
    return fail(`${start}\n- ${logNotEmptiedText(email)}\n`);
  }
  if (wasStored) return succeed(`Erased: ${summary}.\n${inFlightNote(inFlight)}`);
  if (log === 'emptied')
    return succeed(`Nothing is known about ${email}, and the write-ahead log has been emptied.\n`);
  return fail(`Nothing is known about ${email}.\n`);
};

const logNotEmptiedText = (email: string) =>
  `Another program is reading the store, so its write-ahead log still contains the data. Close it (a sqlite3 shell, a backup, an export), then run again: npm run leads -- erase ${email} --yes`;

/** Deliveries that were being sent during the erasure. */
const inFlightNote = (count: ErasureResult['inFlight']) =>
  count === 0
    ? ''
    : `${pluralize(count, 'delivery was', 'deliveries were')} being sent and may still arrive.\n`;

export const subscribers: Command = async (context, _args, { format, json, out }) => {
  const { screen, createUnsubscribeUrl } = context;
  if (format === 'csv' || (out && format !== 'json' && !json))
    return writeDownload(context, await exportSubscribers(context, createUnsubscribeUrl), {
      out,
      noun: 'subscriber',
    });
  const rows = await readConfirmedSubscribers(context, createUnsubscribeUrl);
  if (json || format === 'json') {
    const text = `${JSON.stringify(rows, null, 2)}\n`;
    if (!out) return succeed(text);
    ensurePrivateFile(out);
    await writeFile(out, text);
    return succeed(`${pluralize(rows.length, 'subscriber')} written to ${out}\n`);
  }
  if (rows.length === 0) return succeed('No confirmed subscribers yet.\n');
  return succeed(
    table(
      rows,
      [
        {
          title: 'CONFIRMED (UTC)',
          value: ({ confirmed_at }) => confirmed_at.slice(0, 16).replace('T', ' '),
        },
        { title: 'EMAIL', value: ({ email }) => email, canShrink: true },
        { title: 'SOURCE', value: ({ source }) => source, canShrink: true },
        { title: 'CONSENT', value: ({ consent_version }) => consent_version },
      ],
      screen,
    ),
  );
};
