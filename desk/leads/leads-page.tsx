import { useInfiniteQuery } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskLeads } from '#content/desk.ts';
import MoreIcon from '~icons/lucide/ellipsis';
import { answerOf, api } from '../api.ts';
import { Download } from '../components/download.tsx';
import { Menu } from '../components/menu.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Select } from '../components/select.tsx';
import { onKey } from '../on-key.ts';
import { useListMemory } from '../people/came-from.ts';
import { BookedPeople } from './booked-people.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable, type ListedLead } from './lead-table.tsx';
import { useLeadFilter } from './use-lead-filter.ts';

type After = InferRequestType<typeof api.leads.query.$post>['json']['after'];

export function LeadsPage() {
  const state = useLeadFilter();
  const { filter, sort } = state;
  const list = useInfiniteQuery({
    queryKey: ['leads', filter, sort],
    queryFn: ({ pageParam }) => answerOf(api.leads.query.$post({ json: { filter, sort, after: pageParam } })),
    initialPageParam: null as After,
    getNextPageParam: (page) => page.next,
    // Keep the list while the next one loads, so that a new filter does not make it flicker.
    placeholderData: (before) => before,
  });
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (ids: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const after = new Set(before);
        for (const id of ids) isSelected ? after.add(id) : after.delete(id);
        return after;
      }),
    [],
  );
  // Ignore selected leads that are no longer shown.
  const chosen = leads.filter(({ id }) => selected.has(id));
  useListMemory(
    '/',
    leads.map(({ id }) => id),
  );
  const newIds = useNewIds(leads, JSON.stringify([filter, sort]));
  useSelectKey((id) => select([id], !selected.has(id)));

  return (
    <>
      <PageTitle title={deskLeads.title}>
        <Select
          label={deskLeads.sort}
          hideLabel
          value={sort}
          options={Object.entries(deskLeads.sorts)}
          onPick={(value) => state.set('sort', value === 'newest' ? '' : value)}
        />
        <Menu
          label={deskLeads.export}
          button={<MoreIcon aria-hidden="true" />}
          buttonClass={buttonClass({ variant: 'outline', size: 'sm', className: 'px-2.5!' })}
        >
          {(['csv', 'json'] as const).map((format) => (
            <Download
              key={format}
              look="item"
              url={api.leads.export.$url()}
              request={{ filter, sort, format }}
            >
              {deskLeads.export} {deskLeads[format]}
            </Download>
          ))}
        </Menu>
      </PageTitle>
      <LeadFilters state={state} />
      {state.isSearchOnly && <BookedPeople search={state.search} />}
      <QueryView
        query={list}
        empty={() =>
          leads.length === 0 && (
            <Empty
              title={state.isFiltered ? deskLeads.noMatch : deskLeads.empty}
              text={state.isFiltered ? deskLeads.noMatchText : deskLeads.emptyText}
            />
          )
        }
      >
        {() => (
          <>
            <LeadTable
              leads={leads}
              search={state.address}
              selected={selected}
              newIds={newIds}
              byDay={sort === 'newest' || sort === 'oldest'}
              onSelect={select}
            />
            <div className="mt-3 flex items-center justify-between gap-4">
              <p role="status" className="text-muted">
                {deskLeads.shown(leads.length, list.hasNextPage)}
              </p>
              <MoreButton list={list}>{deskLeads.more}</MoreButton>
            </div>
          </>
        )}
      </QueryView>
      <BulkBar leads={chosen} onUnselect={(ids) => select(ids, false)} />
    </>
  );
}

/** Leads that arrived after the list was opened. */
function useNewIds(leads: readonly ListedLead[], list: string): ReadonlySet<string> {
  const [baseline, setBaseline] = useState({ list: '', first: new Set<string>(), newest: 0 });
  if (baseline.list !== list && leads.length > 0) {
    const newest = Math.max(...leads.map(({ created_at }) => created_at));
    setBaseline({ list, first: new Set(leads.map(({ id }) => id)), newest });
  }
  return new Set(
    leads
      .filter(({ id, created_at }) => created_at >= baseline.newest && !baseline.first.has(id))
      .map(({ id }) => id),
  );
}

/** The key x selects the row that has focus. */
function useSelectKey(toggle: (id: string) => void): void {
  const select = useEffectEvent(() => {
    const id = document.activeElement?.closest('tr')?.dataset.lead;
    if (id) toggle(id);
  });
  useEffect(() => onKey({ x: () => select() }), []);
}
