/** Number of submissions by source, and how many of them booked. */
import { siteForms } from '#content/forms/site-forms.ts';
import { DAY } from '#domain/timing.ts';
import { readLeadStats, type StatsRow } from '#server/core/analytics/lead-stats.ts';
import { TIME_ZONE } from '#server/local-days.ts';
import { type Command, type CommandContext, succeed } from './command.ts';
import { table } from './table.ts';

const DEFAULT_PERIOD = 30 * DAY;
const COLUMNS = ['total', ...siteForms, 'quarantined', 'people', 'booked'] as const;

export const stats: Command = async (
  { store, screen, now },
  _args,
  { since = now - DEFAULT_PERIOD, kind, quarantined, json },
) => {
  const counts = await readLeadStats(store.db, {
    since,
    now,
    timeZone: TIME_ZONE,
    ...(kind && { kind }),
    ...(quarantined && { quarantined }),
  });
  if (json) return succeed(`${JSON.stringify(counts, null, 2)}\n`);
  const { days, sources, pages, campaigns } = counts;
  if (days.length + sources.length === 0) return succeed('No submissions in this time.\n');
  return succeed(
    [
      renderTable(`DAY (${TIME_ZONE})`, days, screen),
      renderTable('SOURCE', sources, screen),
      renderTable('FIRST PAGE', pages, screen),
      renderTable('CAMPAIGN', campaigns, screen),
    ]
      .filter(Boolean)
      .join('\n'),
  );
};

function renderTable(title: string, rows: readonly StatsRow[], screen: CommandContext['screen']): string {
  if (rows.length === 0) return '';
  const columns = rows.some(({ views }) => views > 0) ? (['views', ...COLUMNS] as const) : COLUMNS;
  return table(
    rows,
    [
      { title, value: ({ key }) => key || '(unknown)', canShrink: true },
      ...columns.map((name) => ({
        title: name.toUpperCase(),
        value: (row: StatsRow) => String(row[name] || ''),
        align: 'right' as const,
      })),
    ],
    screen,
  );
}
