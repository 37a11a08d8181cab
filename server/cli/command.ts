/** What the operator's commands have in common. */
import type { Announce } from '#server/events/announce.ts';
import type { LeadFilter } from '#server/leads/queries.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, DeliveryState } from '#server/store/schema.ts';
import { table } from './table.ts';

export type Options = LeadFilter &
  Readonly<{
    state?: DeliveryState;
    dead?: boolean;
    format?: 'csv' | 'json';
    out?: string;
    yes?: boolean;
    hold?: boolean;
    json?: boolean;
  }>;

export type CommandContext = Readonly<{
  store: Store;
  dataDir: string;
  now: number;
  announce: Announce;
  /** A subscriber's own link to leave. */
  unsubscribe(subscriberId: string): string;
  /** For what is too long to be held in memory; resolves when there is room for more. */
  write?(chunk: string): Promise<void>;
  screen: Readonly<{ width: number; colours: boolean }>;
  confirm(question: string): Promise<boolean>;
}>;

export type Outcome = Readonly<{ text: string; code: 0 | 1 | 2 }>;
export type Command = (
  context: CommandContext,
  args: readonly string[],
  options: Options,
) => Promise<Outcome>;

export const done = (text: string): Outcome => ({ text, code: 0 });
export const failed = (text: string): Outcome => ({ text, code: 1 });
export const misused = (text: string): Outcome => ({
  text: `${text}\nSee: npm run leads -- --help\n`,
  code: 2,
});

export const DEFAULT_LIMIT = 50;
export const shortId = (id: string) => id.slice(-8);
export const minute = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export const deliveriesTable = (deliveries: readonly Delivery[], screen: CommandContext['screen']) =>
  table(
    deliveries,
    [
      { title: 'DELIVERY', value: ({ kind }) => kind },
      { title: 'STATE', value: ({ state }) => state },
      { title: 'TRIES', value: ({ attempts }) => String(attempts), align: 'right' },
      { title: 'NEXT (UTC)', value: ({ state, next_at }) => (state === 'pending' ? minute(next_at) : '') },
      { title: 'NOTE', value: ({ note }) => note, shrinks: true },
      { title: 'LEAD', value: ({ lead_id }) => (lead_id ? shortId(lead_id) : '') },
      { title: 'ID', value: ({ id }) => shortId(id) },
    ],
    screen,
  );
