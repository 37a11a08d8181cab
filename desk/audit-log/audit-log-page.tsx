import { useInfiniteQuery } from '@tanstack/react-query';
import { deskAccess } from '#content/desk.ts';
import { answerOf, api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Download } from '../components/download.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Moment } from '../components/time.tsx';

const { columns } = deskAccess;

export function AuditLogPage() {
  const access = useInfiniteQuery({
    queryKey: ['access'],
    queryFn: ({ pageParam }) => answerOf(api.access.$get({ query: pageParam ? { before: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  const entries = access.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageTitle title={deskAccess.title} text={deskAccess.text}>
        <Download url={api.access.export.$url()} request={{}}>
          {deskAccess.export}
        </Download>
      </PageTitle>
      <QueryView query={access} empty={() => entries.length === 0 && <Empty title={deskAccess.empty} />}>
        {() => (
          <DataTable
            caption={deskAccess.title}
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              { title: columns.time, cell: ({ at }) => <Moment at={at} /> },
              {
                title: columns.did,
                cell: ({ action, actor, detail, subject }) => (
                  <>
                    {deskAccess.actions[action] ?? action}
                    <span className="grid text-tiny text-muted md:hidden">
                      {subject && <Address>{subject}</Address>}
                      <span className="wrap-anywhere">{detail}</span>
                      <Address>{actor}</Address>
                    </span>
                  </>
                ),
              },
              { title: columns.whom, wide: true, cell: ({ subject }) => <Address>{subject}</Address> },
              { title: columns.who, wide: true, cell: ({ actor }) => <Address>{actor}</Address> },
              {
                title: columns.detail,
                wide: true,
                cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span>,
              },
            ]}
          />
        )}
      </QueryView>
      <div className="mt-3">
        <MoreButton list={access}>{deskAccess.more}</MoreButton>
      </div>
    </>
  );
}
