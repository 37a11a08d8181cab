import type { InferResponseType } from 'hono/client';
import { Card } from '#app/components/ui/card.tsx';
import { deskSubscribers } from '#content/desk.ts';
import { ChartCard } from '../analytics/chart-card.tsx';
import { StackedColumnChart } from '../analytics/stacked-column-chart.tsx';
import { api } from '../api.ts';
import { NoContactBadge } from '../components/badges.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Download } from '../components/download.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { DateTime, dateText } from '../components/time.tsx';
import { useRememberList } from '../people/origin-list.ts';
import { PersonLink } from '../people/person-link.tsx';
import { useRead } from '../use-api.ts';

const { columns, states } = deskSubscribers;
const STATES = ['confirmed', 'pending', 'unsubscribed'] as const;

export function SubscribersPage() {
  const subscribers = useRead(api.subscribers);
  useRememberList('/subscribers', subscribers.data?.rows.map(({ submission_id: id }) => ({ id })) ?? []);
  return (
    <>
      <PageTitle title={deskSubscribers.title}>
        <Download url={api.subscribers.export.$url()} request={{}}>
          {deskSubscribers.export}
        </Download>
      </PageTitle>
      <QueryView query={subscribers}>
        {(data) =>
          data.rows.length > 0 ? <Subscribers {...data} /> : <Empty title={deskSubscribers.empty} />
        }
      </QueryView>
    </>
  );
}

function Subscribers({ rows, counts, growth }: InferResponseType<typeof api.subscribers.$get>) {
  return (
    <>
      <dl className="mb-5 grid grid-cols-3 gap-3 max-sm:gap-2">
        {STATES.map((state) => (
          <Card key={state} className="flex flex-col-reverse justify-end p-4 max-sm:p-3">
            <dt className="text-muted max-sm:text-tiny">{states[state]}</dt>
            <dd className="font-display text-[1.75rem] leading-none tabular-nums">
              {counts.find((row) => row.state === state)?.count ?? 0}
            </dd>
          </Card>
        ))}
      </dl>
      <div className="grid grid-cols-1 gap-5">
        <ChartCard
          title={deskSubscribers.growth}
          table={{
            head: [deskSubscribers.week, deskSubscribers.new, deskSubscribers.unsubscribed],
            rows: growth.map(({ from, joined, left }) => [dateText(from), joined, left]),
          }}
        >
          <StackedColumnChart
            isSideBySide
            names={[deskSubscribers.new, deskSubscribers.unsubscribed]}
            columns={growth.map(({ from, joined, left }) => ({
              label: dateText(from),
              counts: [joined, left],
            }))}
          />
        </ChartCard>
        <DataTable
          caption={deskSubscribers.title}
          rows={rows}
          columns={[
            {
              title: columns.email,
              cell: ({ email, submission_id, do_not_contact_at }) => (
                <>
                  <PersonLink id={submission_id} from="/subscribers">
                    {email}
                  </PersonLink>{' '}
                  {do_not_contact_at !== null && <NoContactBadge />}
                </>
              ),
            },
            { title: columns.state, cell: ({ state }) => states[state] },
            {
              title: columns.signedUp,
              hideWhenNarrow: true,
              cell: ({ requested_at }) => <DateTime at={requested_at} />,
            },
            {
              title: columns.confirmed,
              hideWhenNarrow: true,
              cell: ({ confirmed_at }) => confirmed_at !== null && <DateTime at={confirmed_at} />,
            },
          ]}
        />
      </div>
    </>
  );
}
