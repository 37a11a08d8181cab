import { useInfiniteQuery } from '@tanstack/react-query';
import { deskAccess } from '#content/desk.ts';
import { answerOf, api } from '../api.ts';
import { DataTable } from '../components/data-table.tsx';
import { Download } from '../components/download.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, Failed, Loading } from '../components/states.tsx';
import { Moment } from '../components/time.tsx';

const { columns } = deskAccess;

export function AccessPage() {
  const access = useInfiniteQuery({
    queryKey: ['access'],
    queryFn: ({ pageParam }) => answerOf(api.access.$get({ query: pageParam ? { before: pageParam } : {} })),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  });
  if (access.isPending) return <Loading />;
  if (access.isError) return <Failed onRetry={access.refetch} />;
  const entries = access.data.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageTitle title={deskAccess.title} text={deskAccess.text}>
        <Download url={api.access.export.$url()} request={{}}>
          {deskAccess.export}
        </Download>
      </PageTitle>
      {entries.length === 0 ? (
        <Empty title={deskAccess.empty} />
      ) : (
        <DataTable
          caption={deskAccess.title}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.time, cell: ({ at }) => <Moment at={at} /> },
            {
              title: columns.did,
              cell: ({ action, actor, detail }) => (
                <>
                  {deskAccess.actions[action] ?? action}
                  <span className="block text-tiny break-words text-muted md:hidden">{detail}</span>
                  <bdi className="block text-tiny wrap-anywhere text-muted md:hidden">{actor}</bdi>
                </>
              ),
            },
            { title: columns.whom, cell: ({ subject }) => <bdi className="break-all">{subject}</bdi> },
            { title: columns.who, wide: true, cell: ({ actor }) => <bdi className="break-all">{actor}</bdi> },
            {
              title: columns.detail,
              wide: true,
              cell: ({ detail }) => <span className="break-all">{detail}</span>,
            },
          ]}
        />
      )}
      <div className="mt-3">
        <MoreButton list={access}>{deskAccess.more}</MoreButton>
      </div>
    </>
  );
}
