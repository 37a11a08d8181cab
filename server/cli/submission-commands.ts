/** Commands that read submissions. */

import { shortFacts } from '#server/core/submissions/answers.ts';
import {
  exportSubmissions as submissionExport,
  toExportedSubmission,
} from '#server/core/submissions/export-submissions.ts';
import { findSubmissions, showSubmissions } from '#server/core/submissions/find-submissions.ts';
import type { SubmissionWithState } from '#server/core/submissions/read-submissions.ts';
import { InvalidReferenceError } from '#server/core/submissions/references.ts';
import { nameOf } from '#server/store/derived-columns.ts';
import { bookingsTable } from './booking-commands.ts';
import {
  type Command,
  type CommandContext,
  DEFAULT_LIMIT,
  deliveriesTable,
  fail,
  failWithHelp,
  formatMinute,
  type Options,
  shortId,
  succeed,
  writeDownload,
} from './command.ts';
import { table } from './table.ts';

/** `2 done, 1 dead`, or the reason for its quarantine. */
function describeDeliveries({ deliveries, quarantine_reason }: SubmissionWithState): string {
  if (quarantine_reason) return 'quarantined: suspected spam';
  const counts = new Map<string, number>();
  for (const { state } of deliveries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
}

const toFilter = ({ kind, since, search, quarantined }: Options) => ({
  ...(kind && { kind }),
  ...(since !== undefined && { since }),
  ...(search && { search }),
  ...(quarantined && { quarantined }),
});

const toJson = (submissions: readonly SubmissionWithState[]): string =>
  `${JSON.stringify(submissions.map(toExportedSubmission), null, 2)}\n`;

export const list: Command = async (context, _args, options) => {
  const submissions = await findSubmissions(context, toFilter(options), options.limit ?? DEFAULT_LIMIT);
  if (options.json) return succeed(toJson(submissions));
  if (submissions.length === 0) return succeed('No submissions match.\n');
  const text = table(
    submissions,
    [
      { title: 'TIME (UTC)', value: ({ created_at }) => formatMinute(created_at) },
      { title: 'KIND', value: ({ kind }) => kind },
      { title: 'NAME', value: nameOf, canShrink: true },
      { title: 'EMAIL', value: ({ email }) => email, canShrink: true },
      { title: 'COMPANY', value: ({ company }) => company, canShrink: true },
      { title: 'SOURCE', value: ({ source }) => source, canShrink: true },
      { title: 'DELIVERIES', value: describeDeliveries, canShrink: true },
      { title: 'ID', value: ({ id }) => shortId(id) },
    ],
    context.screen,
  );
  const heldCount = submissions.filter(({ quarantine_reason }) => quarantine_reason).length;
  const hint =
    heldCount > 0
      ? `\n${heldCount} quarantined as suspected spam. Release with: npm run leads -- retry <id>\n`
      : '';
  return succeed(text + hint);
};

export const show: Command = async (context, [reference], { json }) => {
  if (!reference) return failWithHelp('Which submission? Give an id or a mail address.');
  let result: Awaited<ReturnType<typeof showSubmissions>>;
  try {
    result = await showSubmissions(context, reference);
  } catch (error) {
    if (error instanceof InvalidReferenceError) return failWithHelp(error.message);
    throw error;
  }
  const { submissions, bookings } = result;
  if (submissions.length + bookings.length === 0) return fail(`Nothing found for ${reference}.\n`);
  if (json) return succeed(toJson(submissions));
  const parts = submissions.map((submission) => submissionText(submission, context.screen));
  return succeed(
    [...parts, ...(bookings.length > 0 ? [bookingsTable(bookings, context.screen)] : [])].join('\n'),
  );
};

function submissionText(submission: SubmissionWithState, screen: CommandContext['screen']): string {
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

export const exportSubmissions: Command = async (context, _args, options) => {
  const { limit, out } = options;
  const format = options.format === 'json' || options.json ? 'json' : 'csv';
  const selection = { filter: toFilter(options), sort: 'newest', ...(limit && { limit }) } as const;
  return writeDownload(context, await submissionExport(context, { ...selection, format }), {
    out,
    noun: 'submission',
  });
};
