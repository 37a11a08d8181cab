/** The operator's commands. Each returns what to print and how it ended. */
import { writeFile } from 'node:fs/promises';
import { erasePerson } from '#server/leads/erase-person.ts';
import { plainLead, toCsv, toJson } from '#server/leads/export-leads.ts';
import {
  findByReference,
  findLeads,
  type LeadFilter,
  type LeadWithState,
  sourceOf,
} from '#server/leads/queries.ts';
import { quizFacts } from '#server/leads/quiz-report.ts';
import { retryDeliveries } from '#server/outbox/retry.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, DeliveryState } from '#server/store/schema.ts';
import { table } from './table.ts';

export type Options = LeadFilter &
  Readonly<{
    state?: DeliveryState;
    dead?: boolean;
    format: 'csv' | 'json';
    out?: string;
    yes: boolean;
    json: boolean;
  }>;

export type CommandContext = Readonly<{
  store: Store;
  dataDir: string;
  now: number;
  screen: Readonly<{ width: number; colours: boolean }>;
  confirm(question: string): Promise<boolean>;
}>;

export type Outcome = Readonly<{ text: string; code: 0 | 1 | 2 }>;
type Command = (context: CommandContext, args: readonly string[], options: Options) => Promise<Outcome>;

const done = (text: string): Outcome => ({ text, code: 0 });
const failed = (text: string): Outcome => ({ text, code: 1 });
const misused = (text: string): Outcome => ({ text: `${text}\nSee: npm run leads -- --help\n`, code: 2 });

const DEFAULT_LIMIT = 50;
const shortId = (id: string) => id.slice(-8);
const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const fullName = ({ first_name, last_name }: LeadWithState) => `${first_name} ${last_name}`.trim();

/** `2 done, 1 dead`, or why it is held. */
function progress({ deliveries, suspicion }: LeadWithState): string {
  if (suspicion) return 'held: suspected spam';
  const counts = new Map<string, number>();
  for (const { state } of deliveries) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${state}`).join(', ');
}

const list: Command = async ({ store, screen }, _args, options) => {
  const leads = await findLeads(store.db, { ...options, limit: options.limit ?? DEFAULT_LIMIT });
  if (options.json) return done(toJson(leads));
  if (leads.length === 0) return done('No leads match.\n');
  const text = table(
    leads,
    [
      { title: 'TIME (UTC)', value: ({ created_at }) => minute(created_at) },
      { title: 'KIND', value: ({ kind }) => kind },
      { title: 'NAME', value: fullName, shrinks: true },
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

const show: Command = async ({ store, screen }, [reference], { json }) => {
  if (!reference) return misused('Which lead? Give an id or a mail address.');
  const leads = await findByReference(store.db, reference);
  if (leads.length === 0) return failed(`Nothing found for ${reference}.\n`);
  if (json) return done(toJson(leads));
  return done(leads.map((lead) => leadText(lead, screen)).join('\n'));
};

function leadText(lead: LeadWithState, screen: CommandContext['screen']): string {
  const { deliveries: _, utm, details: __, time, ...rest } = plainLead(lead);
  const fields = {
    time,
    ...rest,
    source: sourceOf(lead),
    ...(utm as object),
    ...Object.fromEntries(quizFacts(lead)),
  };
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ').padEnd(14)} ${String(value)}`);
  return `${facts.join('\n')}\n\n${deliveriesTable(lead.deliveries, screen)}`;
}

const deliveriesTable = (deliveries: readonly Delivery[], screen: CommandContext['screen']) =>
  table(
    deliveries,
    [
      { title: 'DELIVERY', value: ({ kind }) => kind },
      { title: 'STATE', value: ({ state }) => state },
      { title: 'TRIES', value: ({ attempts }) => String(attempts), align: 'right' },
      { title: 'NEXT (UTC)', value: ({ state, next_at }) => (state === 'pending' ? minute(next_at) : '') },
      { title: 'NOTE', value: ({ note }) => note, shrinks: true },
      { title: 'LEAD', value: ({ lead_id }) => shortId(lead_id) },
      { title: 'ID', value: ({ id }) => shortId(id) },
    ],
    screen,
  );

const exportLeads: Command = async ({ store }, _args, options) => {
  const leads = await findLeads(store.db, options);
  const text = options.format === 'json' || options.json ? toJson(leads) : toCsv(leads);
  if (!options.out) return done(text);
  await writeFile(options.out, text);
  return done(`${leads.length} leads written to ${options.out}\n`);
};

const stats: Command = async ({ store, screen, now }, _args, options) => {
  const since = options.since ?? now - 30 * 86_400_000;
  const leads = await findLeads(store.db, { ...options, since });
  const count = (keyOf: (lead: LeadWithState) => string) => {
    const groups = Map.groupBy(leads, keyOf);
    return [...groups].map(([key, members]) => ({
      key,
      total: members.length,
      deck: members.filter(({ kind }) => kind === 'deck').length,
      newsletter: members.filter(({ kind }) => kind === 'newsletter').length,
      quiz: members.filter(({ kind }) => kind === 'quiz').length,
      held: members.filter(({ suspicion }) => suspicion).length,
    }));
  };
  const days = count(({ created_at }) => new Date(created_at).toISOString().slice(0, 10));
  const sources = count(sourceOf).sort((a, b) => b.total - a.total);
  if (options.json) return done(`${JSON.stringify({ days, sources }, null, 2)}\n`);
  if (leads.length === 0) return done('No leads in this time.\n');
  const render = (title: string, rows: typeof days) =>
    table(
      rows,
      [
        { title, value: ({ key }) => key, shrinks: true },
        ...(['total', 'deck', 'newsletter', 'quiz', 'held'] as const).map((name) => ({
          title: name.toUpperCase(),
          value: (row: (typeof days)[number]) => String(row[name] || ''),
          align: 'right' as const,
        })),
      ],
      screen,
    );
  return done(`${render('DAY (UTC)', days)}\n${render('SOURCE', sources)}`);
};

const OPEN_STATES: readonly DeliveryState[] = ['pending', 'held', 'dead'];

const deliveries: Command = async ({ store, screen }, _args, { state, limit, json }) => {
  const rows = await store.db
    .selectFrom('deliveries')
    .selectAll()
    .where('state', 'in', state ? [state] : OPEN_STATES)
    .orderBy('next_at', 'desc')
    .limit(limit ?? DEFAULT_LIMIT)
    .execute();
  if (json) return done(`${JSON.stringify(rows, null, 2)}\n`);
  return done(rows.length > 0 ? deliveriesTable(rows, screen) : 'Nothing is waiting.\n');
};

const retry: Command = async ({ store, now }, references, { dead, held, json }) => {
  if (references.length === 0 && !dead && !held) return misused('Retry what? Give an id, --dead or --held.');
  let count = 0;
  if (dead) count += await retryDeliveries(store.db, { state: 'dead' }, now);
  if (held) count += await retryDeliveries(store.db, { state: 'held' }, now);
  for (const reference of references) {
    count += await retryDeliveries(store.db, { deliveryIds: await deliveryIds(store, reference) }, now);
  }
  const text = json ? `${JSON.stringify({ retried: count })}\n` : `${count} deliveries are in line again.\n`;
  return count > 0 ? done(text) : failed(text);
};

/** A delivery by its id, or what a lead still waits for by the lead's. */
async function deliveryIds({ db }: Store, reference: string): Promise<string[]> {
  const ending = `%${reference.replace(/[%_\\]/g, '')}`;
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'like', ending),
        eb.and([eb('lead_id', 'like', ending), eb('state', 'in', [...OPEN_STATES])]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

const erase: Command = async ({ store, dataDir, confirm }, [email], { yes, json }) => {
  if (!email?.includes('@')) return misused('Erase whom? Give a mail address.');
  if (!yes && !(await confirm(`Remove ${email} and everything about them for good?`))) {
    return failed('Nothing was erased. Add --yes to erase without asking.\n');
  }
  const erased = await erasePerson(store, email, dataDir);
  const { leads, deliveries: sent, subscriptions, files } = erased;
  if (json) return done(`${JSON.stringify(erased)}\n`);
  if (leads + subscriptions === 0) return failed(`Nothing is known about ${email}.\n`);
  return done(
    `Erased: ${leads} leads, ${sent} deliveries, ${subscriptions} subscriptions, ${files} mail files.\n`,
  );
};

const backup: Command = async ({ store, dataDir }, [file]) => {
  if (!file) return misused('Where to? Give a file.');
  if (store.dialect !== 'sqlite') return misused('PostgreSQL has its own tool for this: pg_dump.');
  const { backupSqlite } = await import('#server/store/sqlite.ts');
  await backupSqlite(dataDir, file);
  return done(`The store was copied to ${file}\n`);
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportLeads,
  stats,
  deliveries,
  retry,
  erase,
  backup,
};
