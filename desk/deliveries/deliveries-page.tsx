import { useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { deskDeliveries, deskDeliveryKinds, deskLeads, deskStates } from '#content/desk.ts';
import { api, keyOf } from '../api.ts';
import { DataTable } from '../components/data-table.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { Moment } from '../components/time.tsx';
import { useListMemory } from '../people/came-from.ts';
import { PersonLink } from '../people/person-link.tsx';
import { FailureNote } from './failure-note.tsx';
import { TargetStates } from './target-states.tsx';
import { useRetry } from './use-retry.ts';

const STATES = ['dead', 'pending', 'held'] as const;
type State = (typeof STATES)[number];
type Deliveries = InferResponseType<typeof api.deliveries.$get>;

const REFRESH_MS = 2_000;

const { columns } = deskDeliveries;
const kindName = (kind: string) => deskDeliveryKinds[kind] ?? kind;

export function DeliveriesPage() {
  const [picked, setPicked] = useState<State | null>(null);
  const [first, setFirst] = useState<State>();
  const state = picked ?? first ?? 'dead';
  const deliveries = useQuery<Deliveries>({
    queryKey: keyOf(api.deliveries.$url({ query: { state } })),
    refetchOnMount: 'always',
    // Poll, to show the outcome of a retry without a reload.
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  const total = (tab: State) =>
    deliveries.data?.counts.filter((row) => row.state === tab).reduce((sum, { count }) => sum + count, 0) ??
    0;
  // Open the first tab that has entries. Later changes to the counts do not switch the tab.
  if (first === undefined && deliveries.data) setFirst(STATES.find((each) => total(each) > 0) ?? 'dead');
  return (
    <>
      <PageTitle title={deskDeliveries.title} text={deskDeliveries.text}>
        <Tabs
          label={deskDeliveries.title}
          value={state}
          options={STATES.map((each) => [each, `${deskStates[each]} ${total(each)}`] as const)}
          onPick={setPicked}
        />
      </PageTitle>
      {deliveries.data && (
        <div className="mb-4">
          {deliveries.data.failing.map(({ target, text }) => (
            <p
              key={target}
              role="alert"
              className="mb-3 rounded-card border border-danger bg-danger-wash px-4 py-3 font-semibold text-danger"
            >
              {text}
            </p>
          ))}
          <TargetStates targets={deliveries.data.targets} failing={deliveries.data.failing} />
        </div>
      )}
      <QueryView
        query={deliveries}
        empty={({ rows }) => rows.length === 0 && <Empty title={deskDeliveries.empty[state]} />}
      >
        {(data) => <DeliveryList state={state} deliveries={data} />}
      </QueryView>
    </>
  );
}

function DeliveryList({ state, deliveries }: { state: State; deliveries: Deliveries }) {
  const retry = useRetry();
  useListMemory(
    '/deliveries',
    deliveries.rows.flatMap(({ lead_id }) => lead_id ?? []),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {deliveries.counts
          .filter((row) => row.state === state)
          .map(({ kind, count }) => (
            <Button
              key={kind}
              size="sm"
              variant="outline"
              disabled={retry.isPending}
              className="max-w-full whitespace-normal!"
              onClick={() => retry.mutate({ target: { kind, state }, count })}
            >
              {state === 'held'
                ? deskDeliveries.releaseAll(kindName(kind), count)
                : deskDeliveries.retryAll(kindName(kind), count)}
            </Button>
          ))}
      </div>
      <DataTable
        caption={`${deskDeliveries.title}: ${deskStates[state]}`}
        rows={deliveries.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.what,
            cell: ({ kind, lead_id, email, note }) => (
              <>
                <span className="block font-semibold">{kindName(kind)}</span>
                {lead_id && email && (
                  <PersonLink id={lead_id} from="/deliveries">
                    {email}
                  </PersonLink>
                )}
                <div className="md:hidden">
                  <FailureNote kind={kind} note={note} />
                </div>
              </>
            ),
          },
          {
            title: columns.why,
            wide: true,
            cell: ({ kind, note }) => <FailureNote kind={kind} note={note} />,
          },
          { title: columns.tries, number: true, wide: true, cell: ({ attempts }) => attempts },
          state === 'pending'
            ? { title: columns.next, wide: true, cell: ({ next_at }) => <NextAttempt at={next_at} /> }
            : { title: columns.since, wide: true, cell: ({ created_at }) => <Moment at={created_at} /> },
          {
            title: columns.action,
            cell: ({ id }) => (
              <Button size="sm" variant="outline" onClick={() => retry.mutate({ target: { id } })}>
                {deskDeliveries.retry}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}

/** A due delivery waits for its turn, or until its target is no longer paused. */
const NextAttempt = ({ at }: { at: number }) =>
  at > Date.now() ? <Moment at={at} /> : <span className="text-muted">{deskLeads.due}</span>;
