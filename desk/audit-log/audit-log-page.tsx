import { type FormEvent, useId, useState } from 'react';
import { actionName, deskAuditLog } from '#content/desk.ts';
import { api } from '../api.ts';
import { Address } from '../components/address.tsx';
import { SmallButton } from '../components/buttons.tsx';
import { List } from '../components/data-table.tsx';
import { Download } from '../components/download.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty } from '../components/query-view.tsx';
import { Select } from '../components/select.tsx';
import { DateTime } from '../components/time.tsx';
import { usePages } from '../use-api.ts';
import { useMe } from '../use-me.ts';

const { columns } = deskAuditLog;

type AuditFilter = Readonly<{ actor?: string; person?: string; action?: string }>;

export function AuditLogPage() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const isFiltered = Object.values(filter).some(Boolean);
  const logEntries = usePages(['audit-log', filter], (before) =>
    api['audit-log'].query.$post({ json: { ...filter, ...(before && { before }) } }),
  );
  const entries = logEntries.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageTitle title={deskAuditLog.title} text={deskAuditLog.text}>
        <Download url={api['audit-log'].export.$url()} request={filter}>
          {deskAuditLog.export}
        </Download>
      </PageTitle>
      <Filters filter={filter} onFilter={setFilter} />
      <List
        query={logEntries}
        caption={deskAuditLog.title}
        empty={<Empty title={isFiltered ? deskAuditLog.noMatch : deskAuditLog.empty} />}
        rows={entries}
        columns={[
          { title: columns.time, cell: ({ at }) => <DateTime at={at} /> },
          {
            title: columns.action,
            cell: ({ action, actor, detail, subject }) => (
              <>
                {actionName(action)}
                <span className="grid text-tiny text-muted md:hidden">
                  {subject && <Address>{subject}</Address>}
                  <span className="wrap-anywhere">{detail}</span>
                  <Address>{actor}</Address>
                </span>
              </>
            ),
          },
          {
            title: columns.person,
            hideWhenNarrow: true,
            cell: ({ subject }) => <Address>{subject}</Address>,
          },
          { title: columns.user, hideWhenNarrow: true, cell: ({ actor }) => <Address>{actor}</Address> },
          {
            title: columns.detail,
            hideWhenNarrow: true,
            cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span>,
          },
        ]}
      />
      <div className="mt-3">
        <MoreButton list={logEntries}>{deskAuditLog.more}</MoreButton>
      </div>
    </>
  );
}

function Filters({ filter, onFilter }: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const { team } = useMe();
  const personFieldId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const person = String(new FormData(event.currentTarget).get('person') ?? '').trim();
    onFilter({ ...filter, person });
  };
  return (
    <search className="mb-4 flex flex-wrap items-end gap-2 max-sm:grid max-sm:grid-cols-2">
      <Select
        label={deskAuditLog.user}
        value={filter.actor ?? ''}
        options={[['', deskAuditLog.all], ...team.map((email) => [email, email] as const)]}
        onPick={(actor) => onFilter({ ...filter, actor })}
      />
      <Select
        label={deskAuditLog.action}
        value={filter.action ?? ''}
        options={[['', deskAuditLog.all], ...Object.entries(deskAuditLog.actions)]}
        onPick={(action) => onFilter({ ...filter, action })}
      />
      <form onSubmit={submit} className="flex items-end gap-2 max-sm:col-span-2">
        <div className="grid gap-1 max-sm:grow">
          <label htmlFor={personFieldId} className="text-tiny font-semibold text-muted">
            {deskAuditLog.person}
          </label>
          <input id={personFieldId} name="person" type="search" maxLength={254} className="field-small" />
        </div>
        <SmallButton type="submit">{deskAuditLog.apply}</SmallButton>
      </form>
    </search>
  );
}
