import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '#app/components/ui/badge.tsx';
import { deskBookings, sourceName } from '#content/desk.ts';
import { api, readBody } from '../api.ts';
import { Address } from '../components/address.tsx';
import { NoContactBadge } from '../components/badges.tsx';
import { DataTable } from '../components/data-table.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { DateTime } from '../components/time.tsx';
import { useRememberList } from '../people/origin-list.ts';
import { PersonLink } from '../people/person-link.tsx';

const { columns, states } = deskBookings;
const STATUS_TONES = {
  booked: 'brand',
  rescheduled: 'outline',
  cancelled: 'outline',
  'no-show': 'wait',
} as const;

export function BookingsPage() {
  const bookings = useInfiniteQuery({
    queryKey: ['bookings'],
    queryFn: ({ pageParam }) =>
      readBody(api.bookings.$get({ query: pageParam ? { before: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  const rows = bookings.data?.pages.flatMap((page) => page.rows) ?? [];
  useRememberList(
    '/bookings',
    rows.map(({ id }) => id),
  );
  return (
    <>
      <PageTitle title={deskBookings.title} text={deskBookings.text} />
      <QueryView
        query={bookings}
        renderEmpty={() =>
          rows.length === 0 && <Empty title={deskBookings.empty} text={deskBookings.reporting} />
        }
      >
        {() => (
          <DataTable
            caption={deskBookings.title}
            rows={rows}
            rowKey={({ id }) => id}
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
                cell: ({ start_at, status }) => (
                  <>
                    {start_at === null ? deskBookings.noTime : <DateTime at={start_at} />}
                    <span className="mt-1 block md:hidden">
                      <BookingStatus status={status} />
                    </span>
                  </>
                ),
              },
              {
                title: columns.state,
                hideWhenNarrow: true,
                cell: ({ status }) => <BookingStatus status={status} />,
              },
              {
                title: columns.source,
                hideWhenNarrow: true,
                cell: ({ source }) => <bdi className="wrap-anywhere">{sourceName(source)}</bdi>,
              },
              {
                title: columns.bookedOn,
                hideWhenNarrow: true,
                cell: ({ created_at }) => <DateTime at={created_at} />,
              },
            ]}
          />
        )}
      </QueryView>
      <div className="mt-3">
        <MoreButton list={bookings}>{deskBookings.more}</MoreButton>
      </div>
    </>
  );
}

function BookingStatus({ status }: { status: keyof typeof STATUS_TONES }) {
  return (
    <Badge tone={STATUS_TONES[status]} className="whitespace-normal">
      {states[status]}
    </Badge>
  );
}
