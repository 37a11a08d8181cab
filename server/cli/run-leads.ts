/** Parses a command line and runs the command. Separate from the process, so that tests can call it. */
import { CommanderError, Command as CommandLine, InvalidArgumentError, Option } from 'commander';
import { FORM_KINDS } from '#domain/forms/forms.ts';
import { DAY, HOUR } from '#domain/timing.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import { bookings } from './booking-commands.ts';
import { type Command, type CommandContext, failWithHelp, type Options, type Outcome } from './command.ts';
import { deliveries, retry } from './delivery-commands.ts';
import { createKey, keys, revokeKey } from './key-commands.ts';
import { erase, exportPerson, subscribers } from './person-commands.ts';
import { retention } from './retention-command.ts';
import { stats } from './stats-command.ts';
import { backup, importSubmissions } from './store-commands.ts';
import { exportSubmissions, list, show } from './submission-commands.ts';

const option = (flags: string, text: string) => new Option(flags, text);

/** All options with their types. A command accepts only the options that it names. */
const OPTIONS = {
  kind: () => option('--kind <kind>', 'only this kind').choices(FORM_KINDS),
  since: () => option('--since <time>', 'only since this time: 7d, 24h or 2026-01-31').argParser(readSince),
  search: () => option('--search <text>', 'name, address or company contains it'),
  quarantined: () => option('--quarantined', 'suspected spam'),
  held: () => option('--held', 'held deliveries'),
  dead: () => option('--dead', 'failed deliveries'),
  state: () =>
    option('--state <state>', 'only in this state (default: pending, held and dead)').choices([
      'pending',
      'held',
      'dead',
      'done',
      'skipped',
    ]),
  limit: () => option('--limit <n>', 'at most this many').argParser(readLimit),
  format: () => option('--format <format>', 'output format').choices(['csv', 'json']),
  out: () => option('--out <file>', 'write to a file instead of the terminal'),
  yes: () => option('--yes', 'erase without asking'),
  hold: () => option('--hold', 'do not change the source; import its waiting deliveries as held'),
  scopes: () => option('--scopes <list>', 'comma-separated: read, write, erase (default: read)'),
  days: () => option('--days <n>', 'until it expires; 0 for never (default: 365)').argParser(readDays),
  confirm: () => option('--confirm', 'let the next run erase what was recorded'),
  json: () => option('--json', 'machine-readable output'),
} as const;

type CommandEntry = Readonly<{
  usage: string;
  text: string;
  options: readonly (keyof typeof OPTIONS)[];
  run: Command;
}>;

const COMMANDS: readonly CommandEntry[] = [
  {
    usage: 'list',
    text: 'submissions, newest first (default)',
    options: ['kind', 'since', 'search', 'quarantined', 'limit', 'json'],
    run: list,
  },
  {
    usage: 'show <id-or-address>',
    text: 'everything about one submission or one person',
    options: ['json'],
    run: show,
  },
  {
    usage: 'export',
    text: 'all submissions as CSV or JSON',
    options: ['kind', 'since', 'search', 'quarantined', 'limit', 'format', 'out', 'json'],
    run: exportSubmissions,
  },
  {
    usage: 'stats',
    text: 'submissions by day, source, first page and campaign, up to the booked call',
    options: ['kind', 'since', 'quarantined', 'json'],
    run: stats,
  },
  {
    usage: 'bookings',
    text: 'booked calls with person, time and source',
    options: ['since', 'limit', 'json'],
    run: bookings,
  },
  {
    usage: 'subscribers',
    text: 'confirmed newsletter subscribers; --format csv for listmonk and other mail tools',
    options: ['format', 'out', 'json'],
    run: subscribers,
  },
  {
    usage: 'export-person <address>',
    text: 'all stored data of a person, as JSON',
    options: ['out'],
    run: exportPerson,
  },
  {
    usage: 'deliveries',
    text: 'deliveries that are pending, held or dead (failed)',
    options: ['state', 'limit', 'json'],
    run: deliveries,
  },
  {
    usage: 'retry [ids...]',
    text: 'retry one delivery, the open ones of a submission, or all dead or held ones',
    options: ['dead', 'held', 'json'],
    run: retry,
  },
  { usage: 'erase <address>', text: 'erase all data of a person', options: ['yes', 'json'], run: erase },
  {
    usage: 'retention',
    text: 'what RETENTION_DAYS will erase, and when',
    options: ['confirm', 'json'],
    run: retention,
  },
  {
    usage: 'backup <file>',
    text: 'a consistent copy of the SQLite store, while the server runs',
    options: [],
    run: backup,
  },
  {
    usage: 'import <file>',
    text: 'import a backup, or the leads.db of another store, into the current store',
    options: ['hold', 'json'],
    run: importSubmissions,
  },
  {
    usage: 'keys',
    text: 'keys of the API, with their scopes and last use',
    options: ['json'],
    run: keys,
  },
  {
    usage: 'create-key <name>',
    text: 'create a key for a tool; it is shown once',
    options: ['scopes', 'days', 'json'],
    run: createKey,
  },
  { usage: 'revoke-key <id>', text: 'revoke a key at once, on every server', options: [], run: revokeKey },
];

const commandName = ({ usage }: CommandEntry) => usage.split(' ')[0] ?? '';

const FOOTER = `
Ids may be shortened to their last eight characters, as lists show them.
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.
`;

export async function runLeads(
  argv: readonly string[],
  openContext: () => Promise<CommandContext>,
): Promise<Outcome> {
  const [firstArgument = ''] = argv;
  if (
    firstArgument &&
    !firstArgument.startsWith('-') &&
    firstArgument !== 'help' &&
    !COMMANDS.some((entry) => commandName(entry) === firstArgument)
  )
    return failWithHelp(`Unknown command ${firstArgument}.`);
  const printedTexts: string[] = [];
  let outcome: Outcome = { text: '', code: 0 };
  const program = new CommandLine('npm run leads --')
    .description('Manages the submissions of this site.')
    .addHelpText('after', FOOTER)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printedTexts.push(text),
      writeErr: (text) => printedTexts.push(text),
    });
  for (const entry of COMMANDS) {
    const command = program.command(entry.usage, { isDefault: commandName(entry) === 'list' });
    command.description(entry.text);
    for (const name of entry.options) command.addOption(OPTIONS[name]());
    command.action(async () => {
      outcome = await withOutput(await openContext(), (context) => {
        const { since, ...options } = command.opts<Options & { since?: StartTime }>();
        const sinceOption = since === undefined ? {} : { since: since(context.now) };
        return entry.run(context, command.args, { ...options, ...sinceOption });
      });
    });
  }
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return outcome;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return { text: printedTexts.join(''), code: 0 };
    return failWithHelp(error.message.replace(/^error: /, ''));
  }
}

/** Prints a command's progress before its final message. */
async function withOutput(
  context: CommandContext,
  run: (context: CommandContext) => Promise<Outcome>,
): Promise<Outcome> {
  if (context.write) return run(context);
  const chunks: string[] = [];
  const { text, code } = await run({ ...context, write: async (chunk) => void chunks.push(chunk) });
  return { text: chunks.join('') + text, code };
}

type StartTime = (now: number) => number;

function readSince(text: string): StartTime {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (count) return (now) => now - Number(count) * (unit === 'd' ? DAY : HOUR);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidArgumentError('It must be like 7d, 24h or 2026-01-31.');
  const start = localDays(TIME_ZONE).startOf(time / DAY);
  return () => start;
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function readDays(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of days.');
  return Number(text);
}
