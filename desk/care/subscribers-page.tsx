import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { Card } from '#app/components/ui/card.tsx';
import { deskSubscribers } from '#content/desk.ts';
import { api, keyOf } from '../api.ts';
import { DataTable } from '../components/data-table.tsx';
import { Download } from '../components/download.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, Failed, Loading } from '../components/states.tsx';
import { dateText, Moment } from '../components/time.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { Columns } from '../pictures/columns.tsx';
import { Picture } from '../pictures/picture.tsx';

const { columns, states } = deskSubscribers;
const STATES = ['confirmed', 'pending', 'unsubscribed'] as const;

export function SubscribersPage() {
  const subscribers = useQuery<InferResponseType<typeof api.subscribers.$get>>({
    queryKey: keyOf(api.subscribers.$url()),
    refetchOnMount: 'always',
  });
  if (subscribers.isPending) return <Loading />;
  if (subscribers.isError) return <Failed onRetry={subscribers.refetch} />;
  const { rows, counts, growth } = subscribers.data;
  return (
    <>
      <PageTitle title={deskSubscribers.title}>
        <Download url={api.subscribers.export.$url()} request={{}}>
          {deskSubscribers.export}
        </Download>
      </PageTitle>
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
      {rows.length === 0 ? (
        <Empty title={deskSubscribers.empty} />
      ) : (
        <div className="grid gap-5">
          <Picture
            title={deskSubscribers.growth}
            table={{
              head: [deskSubscribers.week, deskSubscribers.joined, deskSubscribers.left],
              rows: growth.map(({ from, joined, left }) => [dateText(from), joined, left]),
            }}
          >
            <Columns
              beside
              names={[deskSubscribers.joined, deskSubscribers.left]}
              columns={growth.map(({ from, joined, left }) => ({
                label: dateText(from),
                counts: [joined, left],
              }))}
            />
          </Picture>
          <DataTable
            caption={deskSubscribers.title}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                title: columns.email,
                cell: ({ email, lead_id }) => (
                  <PersonLink id={lead_id} from="/subscribers">
                    {email}
                  </PersonLink>
                ),
              },
              { title: columns.state, cell: ({ state }) => states[state] },
              { title: columns.asked, wide: true, cell: ({ requested_at }) => <Moment at={requested_at} /> },
              {
                title: columns.confirmed,
                wide: true,
                cell: ({ confirmed_at }) => confirmed_at !== null && <Moment at={confirmed_at} />,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
