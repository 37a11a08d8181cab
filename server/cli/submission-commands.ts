import { siteForms } from '#content/forms/site-forms.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { DAY } from '#domain/timing.ts';
import { readLeadStats, type StatsRow } from '#server/core/analytics/lead-stats.ts';
import { type BookingWithSource, readBookingPage } from '#server/core/bookings/list-bookings.ts';
import { shortFacts } from '#server/core/submissions/answers.ts';
import {
  exportSubmissions,
  findSubmissions,
  toExportedSubmission,
} from '#server/core/submissions/export-submissions.ts';
import { type SubmissionWithState, showSubmissions } from '#server/core/submissions/submissions.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import {
  type AddCommand,
  type CommandContext,
  CommandFailure,
  formatMinute,
  OPTIONS,
  type StartTime,
  shortId,
  toJson,
  writeDownload,
} from './command.ts';
import { deliveriesTable } from './delivery-commands.ts';
import { type Screen, table } from './table.ts';

type Options = Readonly<{
  kind?: FormKind;
  since?: StartTime;
  search?: string;
  quarantined?: boolean;
  limit?: number;
  json?: boolean;
}>;

export function addSubmissionCommands(add: AddCommand): void {
  const { kind, since, search, quarantined, limit, format, out, json } = OPTIONS;
  const selection = [kind, since, search, quarantined, limit];
  add('list', 'submissions, newest first (default)', [...selection, json], list);
  add('show <id-or-address>', 'everything about one submission or one person', [json], show);
  add('export', 'all submissions as CSV or JSON', [...selection, format, out, json], writeExport);
  const statsHelp = 'submissions by day, source, first page and campaign, up to the booked call';
  add('stats', statsHelp, [kind, since, quarantined, json], showStats);
  add('bookings', 'booked calls with person, time and source', [since, limit, json], listBookings);
}

const toFilter = ({ kind, since, search, quarantined }: Options, now: number) => ({
  kind,
  since: since?.(now),
  search: search || undefined,
  quarantined,
});

function describeDeliveries({ deliveries, quarantine_reason }: SubmissionWithState): string {
  if (quarantine_reason) return 'quarantined: suspected spam';
  const byState = Map.groupBy(deliveries, ({ state }) => state);
  return [...byState].map(([state, { length }]) => `${length} ${state}`).join(', ');
}

async function list(context: CommandContext, options: Options) {
  const submissions = await findSubmissions(context, toFilter(options, context.now), options.limit ?? 50);
  if (options.json) return toJson(submissions.map(toExportedSubmission));
  if (submissions.length === 0) return 'No submissions match.';
  const text = table(context.screen, submissions, [
    { title: 'TIME (UTC)', value: ({ created_at }) => formatMinute(created_at) },
    { title: 'KIND', value: ({ kind }) => kind },
    { title: 'NAME', value: nameOf, canShrink: true },
    { title: 'EMAIL', value: ({ email }) => email, canShrink: true },
    { title: 'COMPANY', value: ({ company }) => company, canShrink: true },
    { title: 'SOURCE', value: ({ source }) => source, canShrink: true },
    { title: 'DELIVERIES', value: describeDeliveries, canShrink: true },
    { title: 'ID', value: ({ id }) => shortId(id) },
  ]);
  const { length } = submissions.filter(({ quarantine_reason }) => quarantine_reason);
  const hint = `\n${length} quarantined as suspected spam. Release with: npm run leads -- retry <id>\n`;
  return length > 0 ? text + hint : text;
}

async function show(context: CommandContext, { json }: Options, reference = '') {
  const { submissions, bookings } = await showSubmissions(context, reference);
  if (submissions.length + bookings.length === 0) throw new CommandFailure(`Nothing found for ${reference}.`);
  if (json) return toJson(submissions.map(toExportedSubmission));
  const parts = submissions.map((submission) => submissionText(submission, context.screen));
  if (bookings.length > 0) parts.push(bookingsTable(bookings, context.screen));
  return parts.join('\n');
}

async function writeExport(
  context: CommandContext,
  options: Options & Readonly<{ format?: 'csv' | 'json'; out?: string }>,
) {
  const file = await exportSubmissions(context, {
    filter: toFilter(options, context.now),
    sort: 'newest',
    format: options.json ? 'json' : (options.format ?? 'csv'),
    ...(options.limit && { limit: options.limit }),
  });
  return writeDownload(context, file, { out: options.out, noun: 'submission' });
}

async function listBookings(context: CommandContext, { json, limit = 50, ...period }: Options) {
  const { rows } = await readBookingPage(context, { limit, ...toFilter(period, context.now) });
  if (json) return toJson(rows);
  return rows.length > 0 ? bookingsTable(rows, context.screen) : 'No bookings yet.';
}

function submissionText(submission: SubmissionWithState, screen: Screen): string {
  const { deliveries: _, utm, details: __, time, ...rest } = toExportedSubmission(submission);
  const fields = {
    time,
    ...rest,
    ...(submission.consent && { consent_shown: time }),
    ...(utm as object),
    ...Object.fromEntries(shortFacts(submission)),
  };
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ').padEnd(16)} ${String(value)}`);
  return `${facts.join('\n')}\n\n${deliveriesTable(submission.deliveries, screen)}`;
}

const bookingsTable = (rows: readonly BookingWithSource[], screen: Screen) =>
  table(screen, rows, [
    { title: 'BOOKED (UTC)', value: ({ created_at }) => formatMinute(created_at) },
    { title: 'CALL (UTC)', value: ({ start_at }) => (start_at === null ? '' : formatMinute(start_at)) },
    { title: 'STATUS', value: ({ status }) => status },
    { title: 'NAME', value: ({ name }) => name, canShrink: true },
    { title: 'EMAIL', value: ({ email }) => email, canShrink: true },
    { title: 'COMPANY', value: ({ company }) => company, canShrink: true },
    { title: 'SOURCE', value: ({ source }) => source, canShrink: true },
  ]);

async function showStats({ store, screen, now }: CommandContext, options: Options) {
  const { since = now - 30 * DAY, ...filter } = toFilter(options, now);
  const counts = await readLeadStats(store.db, { ...filter, since, timeZone: TIME_ZONE });
  if (options.json) return toJson(counts);
  const { days, sources, pages, campaigns } = counts;
  if (days.length + sources.length === 0) return 'No submissions in this time.';
  const tables = { [`DAY (${TIME_ZONE})`]: days, SOURCE: sources, 'FIRST PAGE': pages, CAMPAIGN: campaigns };
  return Object.entries(tables)
    .flatMap(([title, rows]) => (rows.length > 0 ? statsTable(title, rows, screen) : []))
    .join('\n');
}

function statsTable(title: string, rows: readonly StatsRow[], screen: Screen): string {
  const views = rows.some((row) => row.views > 0) ? (['views'] as const) : [];
  const counts = [...views, 'total', ...siteForms, 'quarantined', 'people', 'booked'] as const;
  return table(screen, rows, [
    { title, value: ({ key }) => key || '(unknown)', canShrink: true },
    ...counts.map((name) => ({
      title: name.toUpperCase(),
      value: (row: StatsRow) => String(row[name] || ''),
      align: 'right' as const,
    })),
  ]);
}
