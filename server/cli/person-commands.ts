import { Option } from 'commander';
import { erasePerson } from '#server/core/people/erase-person.ts';
import { exportPerson } from '#server/core/people/export-person.ts';
import { exportSubscribers, readConfirmedSubscribers } from '#server/core/subscribers/export-subscribers.ts';
import {
  type AddCommand,
  type CommandContext,
  CommandFailure,
  OPTIONS,
  pluralize,
  toJson,
  writeDownload,
  writeToFile,
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

async function writePerson(context: CommandContext, { out }: { out?: string }, email = '') {
  if (!email.includes('@')) throw new CommandFailure('Whose data? Give a mail address.', 2);
  const record = await exportPerson(context, email);
  if (!record) throw new CommandFailure(`Nothing is known about ${email}.`);
  return writeJson(record, out, `Everything about ${email} was written to ${out}`);
}

const writeJson = (value: unknown, out: string | undefined, message: string) =>
  out ? writeToFile(out, `${toJson(value)}\n`, () => message) : toJson(value);

async function erase(context: CommandContext, { yes, json }: { yes?: boolean; json?: boolean }, email = '') {
  if (!/^[^@]+@[^@]+$/.test(email)) throw new CommandFailure('Erase whom? Give a mail address.', 2);
  if (!yes && !(await context.confirm(`Erase ${email} and all their data permanently?`)))
    throw new CommandFailure('Nothing was erased. Add --yes to erase without asking.');
  const { code: _, ...erased } = await erasePerson(context, { email, dataDir: context.dataDir });
  const { submissions, deliveries, subscriptions, bookings, files, log, inFlight } = erased;
  if (json && log === 'left') throw new CommandFailure(JSON.stringify(erased));
  if (json) return JSON.stringify(erased);
  const wasStored = submissions + subscriptions + bookings > 0;
  const summary = [
    pluralize(submissions, 'submission'),
    pluralize(deliveries, 'delivery', 'deliveries'),
    pluralize(subscriptions, 'subscription'),
    pluralize(bookings, 'booking'),
    pluralize(files, 'mail file'),
  ].join(', ');
  if (log === 'left') {
    const start = wasStored
      ? `Removed from the tables: ${summary}. But not erased completely:`
      : 'Not erased:';
    throw new CommandFailure(
      `${start}\n- Another program is reading the store, so its write-ahead log still contains the data. Close it (a sqlite3 shell, a backup, an export), then run again: npm run leads -- erase ${email} --yes`,
    );
  }
  const sending = `${pluralize(inFlight, 'delivery was', 'deliveries were')} being sent and may still arrive.`;
  if (wasStored) return `Erased: ${summary}.${inFlight > 0 ? `\n${sending}` : ''}`;
  if (log === 'emptied') return `Nothing is known about ${email}, and the write-ahead log has been emptied.`;
  throw new CommandFailure(`Nothing is known about ${email}.`);
}

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
  return rows.length > 0 ? table(screen, rows, columns) : 'No confirmed subscribers yet.';
}

type Row = Awaited<ReturnType<typeof readConfirmedSubscribers>>[number];
