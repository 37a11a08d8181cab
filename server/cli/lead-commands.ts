/** Commands that read leads. */
import { exportLeads as leadExport, toExportedLead } from '#server/core/leads/export-leads.ts';
import { findLeads, showLeads } from '#server/core/leads/find-leads.ts';
import { quizFacts } from '#server/core/leads/quiz-details.ts';
import type { LeadWithState } from '#server/core/leads/read-leads.ts';
import { InvalidReferenceError } from '#server/core/leads/references.ts';
import { nameOf } from '#server/store/lead-facets.ts';
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
function describeDeliveries({ deliveries, suspicion }: LeadWithState): string {
  if (suspicion) return 'held: suspected spam';
  const counts = new Map<string, number>();
  for (const { state } of deliveries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
}

const toFilter = ({ kind, since, search, held }: Options) => ({
  ...(kind && { kind }),
  ...(since !== undefined && { since }),
  ...(search && { search }),
  ...(held && { held }),
});

const toJson = (leads: readonly LeadWithState[]): string =>
  `${JSON.stringify(leads.map(toExportedLead), null, 2)}\n`;

export const list: Command = async (context, _args, options) => {
  const leads = await findLeads(context, toFilter(options), options.limit ?? DEFAULT_LIMIT);
  if (options.json) return succeed(toJson(leads));
  if (leads.length === 0) return succeed('No leads match.\n');
  const text = table(
    leads,
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
  const heldCount = leads.filter(({ suspicion }) => suspicion).length;
  const hint =
    heldCount > 0 ? `\n${heldCount} held as suspected spam. Release with: npm run leads -- retry <id>\n` : '';
  return succeed(text + hint);
};

export const show: Command = async (context, [reference], { json }) => {
  if (!reference) return failWithHelp('Which lead? Give an id or a mail address.');
  let result: Awaited<ReturnType<typeof showLeads>>;
  try {
    result = await showLeads(context, reference);
  } catch (error) {
    if (error instanceof InvalidReferenceError) return failWithHelp(error.message);
    throw error;
  }
  const { leads, bookings } = result;
  if (leads.length + bookings.length === 0) return fail(`Nothing found for ${reference}.\n`);
  if (json) return succeed(toJson(leads));
  const parts = leads.map((lead) => leadText(lead, context.screen));
  return succeed(
    [...parts, ...(bookings.length > 0 ? [bookingsTable(bookings, context.screen)] : [])].join('\n'),
  );
};

function leadText(lead: LeadWithState, screen: CommandContext['screen']): string {
  const { deliveries: _, utm, details: __, time, ...rest } = toExportedLead(lead);
  const fields = {
    time,
    ...rest,
    ...(lead.consent && { consent_shown: time }),
    ...(utm as object),
    ...Object.fromEntries(quizFacts(lead)),
  };
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ').padEnd(16)} ${String(value)}`);
  return `${facts.join('\n')}\n\n${deliveriesTable(lead.deliveries, screen)}`;
}

export const exportLeads: Command = async (context, _args, options) => {
  const { limit, out } = options;
  const format = options.format === 'json' || options.json ? 'json' : 'csv';
  const selection = { filter: toFilter(options), sort: 'newest', ...(limit && { limit }) } as const;
  return writeDownload(context, await leadExport(context, { ...selection, format }), { out, noun: 'lead' });
};
