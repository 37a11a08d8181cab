/** Turns a command line into a command, apart from the process so that tests can call it. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { bookings } from './booking-commands.ts';
import { backup, deliveries, erase, importLeads, retry } from './care-commands.ts';
import type { Command, CommandContext, Options, Outcome } from './command.ts';
import { LEADS_HELP } from './leads-help.ts';
import { exportPerson, subscribers } from './person-commands.ts';
import { exportLeads, list, show } from './report-commands.ts';
import { stats } from './stats-command.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportLeads,
  stats,
  bookings,
  subscribers,
  'export-person': exportPerson,
  deliveries,
  retry,
  erase,
  backup,
  import: importLeads,
};

const DAY = 86_400_000;
const HOUR = 3_600_000;

const OptionsSchema = v.object({
  kind: v.optional(v.picklist(['deck', 'newsletter', 'quiz'], '--kind must be deck, newsletter or quiz')),
  since: v.optional(v.string()),
  search: v.optional(v.string()),
  held: v.optional(v.boolean()),
  dead: v.optional(v.boolean()),
  state: v.optional(
    v.picklist(
      ['pending', 'held', 'dead', 'done', 'skipped'],
      '--state must be pending, held, dead, done or skipped',
    ),
  ),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, '--limit must be a whole number'), v.transform(Number)),
  ),
  format: v.optional(v.picklist(['csv', 'json'], '--format must be csv or json')),
  out: v.optional(v.string()),
  yes: v.optional(v.boolean(), false),
  hold: v.optional(v.boolean(), false),
  json: v.optional(v.boolean(), false),
});

const wrong = (message: string): Outcome => ({ text: `${message}\nSee: npm run leads -- --help\n`, code: 2 });

export async function runLeads(
  argv: readonly string[],
  open: () => Promise<CommandContext>,
): Promise<Outcome> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(argv);
  } catch (error) {
    return wrong((error as Error).message.split('. ')[0] ?? '');
  }
  const [name = 'list', ...args] = parsed.positionals;
  if (parsed.values.help) return { text: LEADS_HELP, code: 0 };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return wrong(`There is no command ${name}.`);
  const { success, output, issues } = v.safeParse(OptionsSchema, parsed.values);
  if (!success) return wrong(issues[0].message);
  const context = await open();
  const since = output.since === undefined ? undefined : readSince(output.since, context.now);
  if (Number.isNaN(since)) return wrong('--since must be like 7d, 24h or 2026-01-31');
  return command(context, args, { ...output, since } as Options);
}

const parse = (argv: readonly string[]) =>
  parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      since: { type: 'string' },
      search: { type: 'string' },
      held: { type: 'boolean' },
      dead: { type: 'boolean' },
      state: { type: 'string' },
      limit: { type: 'string' },
      format: { type: 'string' },
      out: { type: 'string' },
      yes: { type: 'boolean' },
      hold: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });

function readSince(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (count) return now - Number(count) * (unit === 'd' ? DAY : HOUR);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
}
