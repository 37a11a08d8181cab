/** Commands about people: export, erasure, and newsletter subscribers. */
import { writeFile } from 'node:fs/promises';
import { type ErasureResult, erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson as personExport } from '#server/core/people/export-person.ts';
import { exportSubscribers, readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { ensurePrivateFile } from '#server/store/private-files.ts';
import { amount, type Command, fail, failWithHelp, succeed, writeDownload } from './command.ts';
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
  const { leads, deliveries, subscriptions, bookings, messages, files, log, inFlight } = erased;
  const isLeft = log === 'left';
  if (json) return { text: `${JSON.stringify(erased)}\n`, code: isLeft ? 1 : 0 };
  const isKnown = leads + subscriptions + bookings + messages > 0;
  const summary = [
    amount(leads, 'lead'),
    amount(deliveries, 'delivery', 'deliveries'),
    amount(subscriptions, 'subscription'),
    amount(bookings, 'booking'),
    amount(messages, 'booking message'),
    amount(files, 'mail file'),
  ].join(', ');
  if (isLeft) {
    const start = isKnown ? `Removed from the tables: ${summary}. But not erased completely:` : 'Not erased:';
    return fail(`${start}\n- ${logLeft(email)}\n`);
  }
  if (isKnown) return succeed(`Erased: ${summary}.\n${inFlightNote(inFlight)}`);
  if (log === 'emptied')
    return succeed(`Nothing is known about ${email}, and the write-ahead log has been emptied.\n`);
  return fail(`Nothing is known about ${email}.\n`);
};

const logLeft = (email: string) =>
  `Another program is reading the store, so its write-ahead log still contains the data. Close it (a sqlite3 shell, a backup, an export), then run again: npm run leads -- erase ${email} --yes`;

/** Deliveries that were being sent during the erasure. */
const inFlightNote = (count: ErasureResult['inFlight']) =>
  count === 0 ? '' : `${amount(count, 'delivery was', 'deliveries were')} being sent and may still arrive.\n`;

export const subscribers: Command = async (context, _args, { format, json, out }) => {
  const { screen, unsubscribe } = context;
  if (format === 'csv' || (out && format !== 'json' && !json))
    return writeDownload(context, await exportSubscribers(context, unsubscribe), { out, noun: 'subscriber' });
  const rows = await readConfirmedSubscribers(context, unsubscribe);
  if (json || format === 'json') {
    const text = `${JSON.stringify(rows, null, 2)}\n`;
    if (!out) return succeed(text);
    ensurePrivateFile(out);
    await writeFile(out, text);
    return succeed(`${amount(rows.length, 'subscriber')} written to ${out}\n`);
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
        { title: 'EMAIL', value: ({ email }) => email, shrinks: true },
        { title: 'SOURCE', value: ({ source }) => source, shrinks: true },
        { title: 'CONSENT', value: ({ consent_version }) => consent_version },
      ],
      screen,
    ),
  );
};
