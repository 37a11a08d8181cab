/** Commands that read leads. */
import { writeFile } from 'node:fs/promises';
import { personOf } from '#domain/email.ts';
import { findBookings } from '#server/bookings/queries.ts';
import { csvText, jsonText, plainLead, toJson } from '#server/leads/export-leads.ts';
import { findByReference, findLeads, type LeadWithState, leadPages } from '#server/leads/queries.ts';
import { quizFacts } from '#server/leads/quiz-details.ts';
import { BadReference } from '#server/leads/references.ts';
import { nameOf, sourceOf } from '#server/store/lead-facets.ts';
import { privateFile } from '#server/store/private-files.ts';
import { bookingsTable } from './booking-commands.ts';
import {
  type Command,
  type CommandContext,
  DEFAULT_LIMIT,
  deliveriesTable,
  done,
  failed,
  minute,
  misused,
  shortId,
} from './command.ts';
import { table } from './table.ts';

/** `2 done, 1 dead`, or why it is held. */
function progress({ deliveries, suspicion }: LeadWithState): string {
  if (suspicion) return 'held: suspected spam';
  const counts = new Map<string, number>();
  for (const { state } of deliveries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
}

export const list: Command = async ({ store, screen }, _args, options) => {
  const leads = await findLeads(store.db, { ...options, limit: options.limit ?? DEFAULT_LIMIT });
  if (options.json) return done(toJson(leads));
  if (leads.length === 0) return done('No leads match.\n');
  const text = table(
    leads,
    [
      { title: 'TIME (UTC)', value: ({ created_at }) => minute(created_at) },
      { title: 'KIND', value: ({ kind }) => kind },
      { title: 'NAME', value: nameOf, shrinks: true },
      { title: 'EMAIL', value: ({ email }) => email, shrinks: true },
      { title: 'COMPANY', value: ({ company }) => company, shrinks: true },
      { title: 'SOURCE', value: sourceOf, shrinks: true },
      { title: 'DELIVERIES', value: progress, shrinks: true },
      { title: 'ID', value: ({ id }) => shortId(id) },
    ],
    screen,
  );
  const held = leads.filter(({ suspicion }) => suspicion).length;
  const hint =
    held > 0 ? `\n${held} held as suspected spam. Release with: npm run leads -- retry <id>\n` : '';
  return done(text + hint);
};

export const show: Command = async ({ store, screen }, [reference], { json }) => {
  if (!reference) return misused('Which lead? Give an id or a mail address.');
  let leads: LeadWithState[];
  try {
    leads = await findByReference(store.db, reference);
  } catch (error) {
    if (error instanceof BadReference) return misused(error.message);
    throw error;
  }
  const person = leads[0]?.person ?? personOf(reference);
  const booked = await findBookings(store.db, { person });
  if (leads.length + booked.length === 0) return failed(`Nothing found for ${reference}.\n`);
  if (json) return done(toJson(leads));
  const parts = leads.map((lead) => leadText(lead, screen));
  return done([...parts, ...(booked.length > 0 ? [bookingsTable(booked, screen)] : [])].join('\n'));
};

function leadText(lead: LeadWithState, screen: CommandContext['screen']): string {
  const { deliveries: _, utm, details: __, time, ...rest } = plainLead(lead);
  const fields = {
    time,
    ...rest,
    ...(lead.consent && { consent_shown: time }),
    source: sourceOf(lead),
    ...(utm as object),
    ...Object.fromEntries(quizFacts(lead)),
  };
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ').padEnd(16)} ${String(value)}`);
  return `${facts.join('\n')}\n\n${deliveriesTable(lead.deliveries, screen)}`;
}

export const exportLeads: Command = async ({ store, write }, _args, options) => {
  let count = 0;
  async function* counted() {
    for await (const page of leadPages(store.db, options)) {
      count += page.length;
      yield page;
    }
  }
  const text = options.format === 'json' || options.json ? jsonText(counted()) : csvText(counted());
  if (!options.out) {
    for await (const chunk of text) await write?.(chunk);
    return done('');
  }
  privateFile(options.out);
  await writeFile(options.out, text, { flag: 'w' });
  return done(`${count} leads written to ${options.out}\n`);
};
