import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { deskDeliveries, deskDeliveryKinds, deskLeads, deskPerson, deskStates } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import { api } from '../api.ts';
import { SmallButton } from '../components/buttons.tsx';
import { DataTable } from '../components/data-table.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { DateTime } from '../components/time.tsx';
import { useRememberList } from '../people/origin-list.ts';
import { PersonLink } from '../people/person-link.tsx';
import { useRead } from '../use-api.ts';
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
  const [pickedState, setPickedState] = useState<State | null>(null);
  const [firstState, setFirstState] = useState<State>();
  const state = pickedState ?? firstState ?? 'dead';
  // Poll, so that the result of a retry appears without a reload.
  const options = { refetchInterval: REFRESH_MS, keepsOld: true };
  const deliveries = useRead(api.deliveries, { query: { state } }, options);
  const countIn = (wantedState: State) =>
    deliveries.data?.counts
      .filter((row) => row.state === wantedState)
      .reduce((sum, { count }) => sum + count, 0) ?? 0;
  // At first, show the first state that has deliveries. When the counts change later, keep that state.
  if (firstState === undefined && deliveries.data)
    setFirstState(STATES.find((option) => countIn(option) > 0) ?? 'dead');
  return (
    <>
      <PageTitle title={deskDeliveries.title} text={deskDeliveries.text}>
        <Tabs
          label={deskDeliveries.title}
          value={state}
          options={STATES.map((option) => [option, `${deskStates[option]} ${countIn(option)}`] as const)}
          onPick={setPickedState}
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
      <QueryView query={deliveries}>
        {(data) =>
          data.rows.length > 0 ? (
            <DeliveryList state={state} deliveries={data} />
          ) : (
            <Empty title={deskDeliveries.empty[state]} />
          )
        }
      </QueryView>
    </>
  );
}

function DeliveryList({ state, deliveries }: { state: State; deliveries: Deliveries }) {
  const retry = useRetry();
  useRememberList(
    '/deliveries',
    deliveries.rows.flatMap(({ submission_id: id }) => (id ? [{ id }] : [])),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {deliveries.counts
          .filter((row) => row.state === state)
          .map(({ kind, count }) => (
            <SmallButton
              key={kind}
              disabled={retry.isPending}
              className="max-w-full whitespace-normal!"
              onClick={() => retry.mutate({ target: { kind, state }, count })}
            >
              {plural(deskDeliveries[state === 'held' ? 'releaseAll' : 'retryAll'], count, {
                kind: kindName(kind),
              })}
            </SmallButton>
          ))}
      </div>
      <DataTable
        caption={`${deskDeliveries.title}: ${deskStates[state]}`}
        rows={deliveries.rows}
        columns={[
          {
            title: columns.delivery,
            cell: ({ kind, submission_id, email, colleague, ...delivery }) => (
              <>
                <span className="block font-semibold">{kindName(kind)}</span>
                {colleague && (
                  <span className="block">{fill(deskDeliveries.toColleague, { colleague })}</span>
                )}
                {submission_id && email && (
                  <PersonLink id={submission_id} from="/deliveries">
                    {colleague || kind === 'operator-mail'
                      ? fill(deskDeliveries.about, { person: email })
                      : email}
                  </PersonLink>
                )}
                <div className="md:hidden">
                  <FailureNote kind={kind} {...delivery} />
                </div>
              </>
            ),
          },
          {
            title: columns.reason,
            hideWhenNarrow: true,
            cell: (delivery) => <FailureNote {...delivery} />,
          },
          { title: columns.attempts, isNumber: true, hideWhenNarrow: true, cell: ({ attempts }) => attempts },
          {
            title: state === 'pending' ? columns.nextAttempt : columns.since,
            hideWhenNarrow: true,
            cell: ({ next_at, created_at }) =>
              state === 'pending' ? <NextAttempt at={next_at} /> : <DateTime at={created_at} />,
          },
          {
            title: columns.action,
            cell: ({ id }) => (
              <SmallButton onClick={() => retry.mutate({ target: { id } })}>
                {state === 'held' ? deskPerson.release : deskDeliveries.retry}
              </SmallButton>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The time is in the past if workers are busy or the target is paused. Then the delivery is shown as due. */
const NextAttempt = ({ at }: { at: number }) =>
  at > Date.now() ? <DateTime at={at} /> : <span className="text-muted">{deskLeads.due}</span>;
