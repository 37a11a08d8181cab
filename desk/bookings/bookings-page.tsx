import type { InferResponseType } from 'hono/client';
import { useSearchParams } from 'wouter';
import { Badge } from '#app/components/ui/badge.tsx';
import { deskBookings, deskPerson, deskToday, sourceName } from '#content/desk.ts';
import { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { NoContactBadge } from '../components/badges.tsx';
import { List } from '../components/data-table.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty } from '../components/query-view.tsx';
import { Tabs } from '../components/tabs.tsx';
import { DateTime } from '../components/time.tsx';
import { useRememberList } from '../people/origin-list.ts';
import { PersonLink } from '../people/person-link.tsx';
import { usePages } from '../use-api.ts';
import { colleagueName } from '../use-me.ts';
import { CallOutcome } from './call-outcome.tsx';

const { columns, states } = deskBookings;
const STATUS_TONES = {
  booked: 'brand',
  rescheduled: 'outline',
  cancelled: 'outline',
  'no-show': 'wait',
} as const;

export function BookingsPage() {
  const [params, setParams] = useSearchParams();
  const when = params.get('when') === 'past' ? 'past' : 'upcoming';
  const bookings = usePages(['bookings', when], (after) =>
    api.bookings.$get({ query: { when, ...(after && { after }) } }),
  );
  const rows = bookings.data?.pages.flatMap((page) => page.rows) ?? [];
  useRememberList('/bookings', rows);
  return (
    <>
      <PageTitle title={deskBookings.title} text={deskBookings.text}>
        <Tabs
          label={columns.call}
          value={when}
          options={Object.entries(deskBookings.when) as ['upcoming' | 'past', string][]}
          onPick={(picked) => setParams({ when: picked }, { replace: true })}
        />
      </PageTitle>
      <List
        query={bookings}
        caption={deskBookings.title}
        empty={<Empty title={deskBookings.none[when]} text={deskBookings.reporting} />}
        rows={rows}
        columns={[
          {
            title: columns.person,
            cell: ({ id, name, email, company, doNotContact }) => (
              <>
                <PersonLink id={id} from="/bookings">
                  {name || email || deskBookings.unknownPerson}
                </PersonLink>
                {doNotContact && <NoContactBadge />}
                <span className="grid text-tiny text-muted">
                  {name && <Address>{email}</Address>}
                  <bdi className="wrap-anywhere">{company}</bdi>
                </span>
              </>
            ),
          },
          {
            title: columns.call,
            cell: ({ start_at, link, ...call }) => (
              <>
                {start_at === null ? deskBookings.noTime : <DateTime at={start_at} />}
                {link && when === 'upcoming' && call.status === 'booked' && (
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer"
                    className="block min-h-6 text-brand underline"
                  >
                    {deskToday.join}
                  </a>
                )}
                <span className="mt-1 block md:hidden">
                  <Outcome call={call} isPast={when === 'past'} />
                </span>
              </>
            ),
          },
          {
            title: columns.outcome,
            hideWhenNarrow: true,
            cell: (call) => <Outcome call={call} isPast={when === 'past'} />,
          },
          {
            title: columns.owner,
            hideWhenNarrow: true,
            cell: ({ owner }) => <span title={owner}>{colleagueName(owner)}</span>,
          },
          {
            title: columns.bookedOn,
            hideWhenNarrow: true,
            cell: ({ created_at, source }) => (
              <>
                <DateTime at={created_at} />
                <bdi className="block text-tiny text-muted">{sourceName(source)}</bdi>
              </>
            ),
          },
        ]}
      />
      <div className="mt-3">
        <MoreButton list={bookings}>{deskBookings.more}</MoreButton>
      </div>
    </>
  );
}

type Booking = InferResponseType<typeof api.bookings.$get>['rows'][number];
type OutcomeProps = { call: Pick<Booking, 'id' | 'name' | 'email' | 'status' | 'outcome'>; isPast: boolean };

/** How the call went, or buttons that ask for it. Before the call, only its status. */
function Outcome({ call: { id, name, email, status, outcome }, isPast }: OutcomeProps) {
  if (isPast && status === 'booked' && !outcome)
    return <CallOutcome id={id} name={name || email || deskBookings.unknownPerson} />;
  const isAnswered = outcome === 'held' || outcome === 'missed';
  return (
    <Badge tone={STATUS_TONES[status]} className="whitespace-normal">
      {isAnswered ? deskPerson.calls[outcome] : states[status]}
    </Badge>
  );
}
