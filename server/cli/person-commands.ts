/** Commands about people: export, erasure, and newsletter subscribers. */
import { writeFile } from 'node:fs/promises';
import { Option } from 'commander';
import { type ErasureResult, erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { exportSubscribers, readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import { ensurePrivateFile } from '#server/store/private-files.ts';
import {
  type AddCommand,
  type CommandContext,
  fail,
  failWithHelp,
  OPTIONS,
  type Outcome,
  pluralize,
  printRows,
  succeed,
  writeDownload,
} from './command.ts';
import { table } from './table.ts';

export function addPersonCommands(add: AddCommand): void {
  const { format, out, json } = OPTIONS;
  const subscribersHelp = 'confirmed newsletter subscribers; --format csv for listmonk and other mail tools';
  add('subscribers', subscribersHelp, [format, out, json], listSubscribers);
  add('export-person <address>', 'all stored data of a person, as JSON', [out], writePerson);
  const yes = new Option('--yes', 'erase without asking');
  add('erase <address>', 'erase all data of a person', [yes, json], erase);
}

async function writePerson(context: CommandContext, { out }: { out?: string }, email = ''): Promise<Outcome> {
  if (!email.includes('@')) return failWithHelp('Whose data? Give a mail address.');
  const record = await exportPerson(context, email);
  if (!record) return fail(`Nothing is known about ${email}.\n`);
  return writeJson(record, out, `Everything about ${email} was written to ${out}`);
}

async function writeJson(value: unknown, out: string | undefined, message: string): Promise<Outcome> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (!out) return succeed(text);
  ensurePrivateFile(out);
  await writeFile(out, text);
  return succeed(`${message}\n`);
}

async function erase(
  context: CommandContext,
  { yes, json }: { yes?: boolean; json?: boolean },
  email = '',
): Promise<Outcome> {
  if (!/^[^@]+@[^@]+$/.test(email)) return failWithHelp('Erase whom? Give a mail address.');
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
}

const logNotEmptiedText = (email: string) =>
  `Another program is reading the store, so its write-ahead log still contains the data. Close it (a sqlite3 shell, a backup, an export), then run again: npm run leads -- erase ${email} --yes`;

/** Deliveries that were being sent during the erasure. */
const inFlightNote = (count: ErasureResult['inFlight']) =>
  count === 0
    ? ''
    : `${pluralize(count, 'delivery was', 'deliveries were')} being sent and may still arrive.\n`;

type SubscriberOptions = { format?: 'csv' | 'json'; json?: boolean; out?: string };

async function listSubscribers(context: CommandContext, { format, json, out }: SubscriberOptions) {
  const { screen, createUnsubscribeUrl } = context;
  const isJson = json || format === 'json';
  if (format === 'csv' || (out && !isJson)) {
    const file = await exportSubscribers(context, createUnsubscribeUrl);
    return writeDownload(context, file, { out, noun: 'subscriber' });
  }
  const rows = await readConfirmedSubscribers(context, createUnsubscribeUrl);
  if (isJson) return writeJson(rows, out, `${pluralize(rows.length, 'subscriber')} written to ${out}`);
  const columns = [
    { title: 'CONFIRMED (UTC)', value: (row: Row) => row.confirmed_at.slice(0, 16).replace('T', ' ') },
    { title: 'EMAIL', value: (row: Row) => row.email, canShrink: true },
    { title: 'SOURCE', value: (row: Row) => row.source, canShrink: true },
    { title: 'CONSENT', value: (row: Row) => row.consent_version },
  ];
  const none = 'No confirmed subscribers yet.';
  return printRows(rows, { json, none, text: () => table(rows, columns, screen) });
}

type Row = Awaited<ReturnType<typeof readConfirmedSubscribers>>[number];
