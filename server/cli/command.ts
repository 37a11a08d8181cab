import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError, Option } from 'commander';
import { FORM_KINDS } from '#domain/forms/forms.ts';
import { DAY, HOUR } from '#domain/timing.ts';
import type { Download } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import { localDays, TIME_ZONE } from '#server/local-days.ts';
import { ensurePrivateFile } from '#server/store/private-files.ts';
import type { Screen } from './table.ts';

export type CommandContext = CoreContext &
  Readonly<{
    dataDir: string;
    /** A subscriber's own unsubscribe link. */
    createUnsubscribeUrl(subscriberId: string, language: string): string;
    /** Streams long output. Resolves when there is room for more. */
    write?(chunk: string): Promise<void>;
    screen: Screen;
    confirm(question: string): Promise<boolean>;
  }>;

/** Declares a command. Its action returns the text to print. */
export type AddCommand = <Options>(
  usage: string,
  help: string,
  options: readonly Option[],
  run: (context: CommandContext, options: Options, ...args: string[]) => Promise<string>,
) => void;

/** Ends a command. The exit code is 1 if nothing was found or the command failed, 2 for wrong usage. */
export class CommandFailure extends Error {
  readonly code: 1 | 2;
  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

export const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Writes to a file, or streams to the terminal. `noun` names one row. */
export async function writeDownload(
  { write }: CommandContext,
  { text, sent }: Download,
  { out, noun }: Readonly<{ out: string | undefined; noun: string }>,
): Promise<string> {
  if (out) return writeToFile(out, text, () => `${pluralize(sent(), noun)} written to ${out}`);
  for await (const chunk of text) await write?.(chunk);
  return '';
}

export async function writeToFile(out: string, text: string | AsyncIterable<string>, message: () => string) {
  ensurePrivateFile(out);
  await writeFile(out, text);
  return message();
}

export const shortId = (id: string) => id.slice(-8);
export const formatMinute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const wholeNumber = (pattern: RegExp) => (text: string) => {
  if (!pattern.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};

/** Start of a period, for the time of the store. */
export type StartTime = (now: number) => number;

function readSince(text: string): StartTime {
  const [, count, unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (count) return (now) => now - Number(count) * (unit === 'd' ? DAY : HOUR);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidArgumentError('It must be like 7d, 24h or 2026-01-31.');
  return () => localDays(TIME_ZONE).startOf(time / DAY);
}

export const OPTIONS = {
  json: new Option('--json', 'machine-readable output'),
  limit: new Option('--limit <n>', 'at most this many').argParser(wholeNumber(/^[1-9]\d{0,6}$/)),
  days: new Option('--days <n>', 'until it expires; 0 for never')
    .argParser(wholeNumber(/^\d{1,4}$/))
    .default(365),
  kind: new Option('--kind <kind>', 'only this kind').choices(FORM_KINDS),
  since: new Option('--since <time>', 'only since this time: 7d, 24h or 2026-01-31').argParser(readSince),
  search: new Option('--search <text>', 'name, address or company contains it'),
  quarantined: new Option('--quarantined', 'suspected spam'),
  format: new Option('--format <format>', 'output format').choices(['csv', 'json']),
  out: new Option('--out <file>', 'write to a file instead of the terminal'),
};
