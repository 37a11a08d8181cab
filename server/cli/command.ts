/** Shared parts of the operator's commands. */
import { writeFile } from 'node:fs/promises';
import type { Download } from '#server/core/audit-log.ts';
import type { CoreContext } from '#server/core/context.ts';
import type { PeopleFilter } from '#server/core/people/people-query.ts';
import type { Announce } from '#server/events/announce.ts';
import { ensurePrivateFile } from '#server/store/private-files.ts';
import type { Delivery, DeliveryState } from '#server/store/schema.ts';
import { table } from './table.ts';

export type Options = Pick<PeopleFilter, 'kind' | 'since' | 'search' | 'quarantined'> &
  Readonly<{
    limit?: number;
    state?: DeliveryState;
    dead?: boolean;
    held?: boolean;
    format?: 'csv' | 'json';
    out?: string;
    yes?: boolean;
    hold?: boolean;
    scopes?: string;
    days?: number;
    confirm?: boolean;
    json?: boolean;
  }>;

export type CommandContext = CoreContext &
  Readonly<{
    dataDir: string;
    announce: Announce;
    /** A subscriber's own unsubscribe link. */
    createUnsubscribeUrl(subscriberId: string, language: string): string;
    /** Streams long output. Resolves when there is room for more. */
    write?(chunk: string): Promise<void>;
    screen: Readonly<{ width: number; hasColors: boolean }>;
    confirm(question: string): Promise<boolean>;
  }>;

export type Outcome = Readonly<{ text: string; code: 0 | 1 | 2 }>;
export type Command = (
  context: CommandContext,
  args: readonly string[],
  options: Options,
) => Promise<Outcome>;

export const succeed = (text: string): Outcome => ({ text, code: 0 });
export const fail = (text: string): Outcome => ({ text, code: 1 });
export const failWithHelp = (text: string): Outcome => ({
  text: `${text}\nSee: npm run leads -- --help\n`,
  code: 2,
});

/** `1 submission`, `2 submissions`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Writes to a file, or streams to the terminal. `noun` names one row. */
export async function writeDownload(
  { write }: CommandContext,
  { text, sent }: Download,
  { out, noun }: Readonly<{ out: string | undefined; noun: string }>,
): Promise<Outcome> {
  if (!out) {
    for await (const chunk of text) await write?.(chunk);
    return succeed('');
  }
  ensurePrivateFile(out);
  await writeFile(out, text, { flag: 'w' });
  return succeed(`${pluralize(sent(), noun)} written to ${out}\n`);
}

export const DEFAULT_LIMIT = 50;
export const shortId = (id: string) => id.slice(-8);
export const formatMinute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export const deliveriesTable = (deliveries: readonly Delivery[], screen: CommandContext['screen']) =>
  table(
    deliveries,
    [
      { title: 'DELIVERY', value: ({ kind }) => kind },
      { title: 'STATE', value: ({ state }) => state },
      { title: 'TRIES', value: ({ attempts }) => String(attempts), align: 'right' },
      {
        title: 'NEXT (UTC)',
        value: ({ state, next_at }) => (state === 'pending' ? formatMinute(next_at) : ''),
      },
      { title: 'NOTE', value: ({ note }) => note, canShrink: true },
      { title: 'LEAD', value: ({ submission_id }) => (submission_id ? shortId(submission_id) : '') },
      { title: 'ID', value: ({ id }) => shortId(id) },
    ],
    screen,
  );
