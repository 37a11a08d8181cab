/** Commands about bookings. */
import { type BookingWithSource, readLatestBookings } from '#server/core/bookings/list-bookings.ts';
import { type Command, type CommandContext, DEFAULT_LIMIT, formatMinute, succeed } from './command.ts';
import { table } from './table.ts';

export const bookings: Command = async (context, _args, { since, limit = DEFAULT_LIMIT, json }) => {
  const rows = await readLatestBookings(context, { limit, ...(since !== undefined && { since }) });
  if (json) return succeed(`${JSON.stringify(rows, null, 2)}\n`);
  return succeed(rows.length > 0 ? bookingsTable(rows, context.screen) : 'No bookings yet.\n');
};

export const bookingsTable = (rows: readonly BookingWithSource[], screen: CommandContext['screen']) =>
  table(
    rows,
    [
      { title: 'BOOKED (UTC)', value: ({ created_at }) => formatMinute(created_at) },
      { title: 'CALL (UTC)', value: ({ start_at }) => (start_at === null ? '' : formatMinute(start_at)) },
      { title: 'STATUS', value: ({ status }) => status },
      { title: 'NAME', value: ({ name }) => name, canShrink: true },
      { title: 'EMAIL', value: ({ email }) => email, canShrink: true },
      { title: 'COMPANY', value: ({ company }) => company, canShrink: true },
      { title: 'SOURCE', value: ({ source }) => source, canShrink: true },
    ],
    screen,
  );
