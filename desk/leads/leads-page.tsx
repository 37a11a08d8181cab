import { useCallback, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { deskLeads } from '#content/desk.ts';
import { fill, plural } from '#content/message.ts';
import MoreIcon from '~icons/lucide/ellipsis';
import { api } from '../api.ts';
import { Download } from '../components/download.tsx';
import { Menu } from '../components/menu.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Empty, QueryView } from '../components/query-view.tsx';
import { Select } from '../components/select.tsx';
import { useRememberList } from '../people/origin-list.ts';
import { usePages } from '../use-api.ts';
import { useKeys } from '../use-keys.ts';
import { AddLead } from './add-lead.tsx';
import { BookedPeople } from './booked-people.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable, type ListedLead } from './lead-table.tsx';
import { useLeadFilter } from './use-lead-filter.ts';

export function LeadsPage() {
  const state = useLeadFilter();
  const { filter, sort } = state;
  const leadPages = usePages(
    ['leads', filter, sort],
    (after) => api.leads.query.$post({ json: { filter, sort, after: after || null } }),
    { keepsOld: true },
  );
  const leads = leadPages.data?.pages.flatMap((page) => page.leads) ?? [];
  const total = leadPages.data?.pages[0]?.total ?? null;
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  /** The rows in their order, and the last one that was selected: Shift selects all rows between two. */
  const shownLeadIds = useRef<readonly string[]>([]);
  const lastSelectedId = useRef('');
  useEffect(() => {
    shownLeadIds.current = leads.map(({ id }) => id);
  });
  const select = useCallback((ids: readonly string[], isSelected: boolean, isRange = false) => {
    const [id = ''] = ids;
    const shownIds = shownLeadIds.current;
    const bounds = [lastSelectedId.current, id].map((each) => shownIds.indexOf(each)).sort((a, b) => a - b);
    const [first = -1, last = -1] = bounds;
    lastSelectedId.current = id;
    setSelectedIds((current) => {
      const changed = new Set(current);
      for (const each of isRange && first >= 0 ? shownIds.slice(first, last + 1) : ids)
        isSelected ? changed.add(each) : changed.delete(each);
      return changed;
    });
  }, []);
  // Ignore selected leads that are no longer shown.
  const selectedLeads = leads.filter(({ id }) => selectedIds.has(id));
  useRememberList('/leads', leads);
  const newIds = useNewIds(leads, JSON.stringify([filter, sort]));
  // With Shift, all rows from the last selected one to the one that has the focus.
  useKeys({
    x: ({ shiftKey }) => {
      const id = document.activeElement?.closest('tr')?.dataset.lead;
      if (id) select([id], shiftKey || !selectedIds.has(id), shiftKey);
    },
  });

  return (
    <>
      <PageTitle title={deskLeads.title}>
        <AddLead />
        <Select
          label={deskLeads.sort}
          hideLabel
          className="max-sm:w-36"
          value={sort}
          options={Object.entries(deskLeads.sorts)}
          onPick={(value) => state.setParam('sort', value === 'newest' ? '' : value)}
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
      {state.isSearchOnly && <BookedPeople state={state} />}
      <QueryView query={leadPages}>
        {() =>
          leads.length === 0 ? (
            <Empty
              title={state.isFiltered ? deskLeads.noMatch : deskLeads.empty}
              text={state.isFiltered ? deskLeads.noMatchText : deskLeads.emptyText}
            />
          ) : (
            <>
              <LeadTable
                leads={leads}
                queryString={state.queryString}
                selectedIds={selectedIds}
                newIds={newIds}
                isGroupedByDay={sort === 'newest' || sort === 'oldest'}
                onSelect={select}
              />
              <div className="mt-3 flex items-center justify-between gap-4">
                <p role="status" className="text-muted">
                  {leadPages.hasNextPage
                    ? fill(total === null ? deskLeads.shownMore : deskLeads.shownOf, {
                        count: leads.length,
                        total: total ?? 0,
                      })
                    : plural(deskLeads.shown, leads.length)}
                </p>
                <MoreButton list={leadPages}>{deskLeads.more}</MoreButton>
              </div>
            </>
          )
        }
      </QueryView>
      <BulkBar leads={selectedLeads} onUnselect={(ids) => select(ids, false)} />
    </>
  );
}

/** Ids of the leads that arrived after the list was opened. */
function useNewIds(leads: readonly ListedLead[], listKey: string): ReadonlySet<string> {
  const [baseline, setBaseline] = useState({ listKey: '', knownIds: new Set<string>(), newestTime: 0 });
  if (baseline.listKey !== listKey && leads.length > 0) {
    const newestTime = Math.max(...leads.map(({ created_at }) => created_at));
    setBaseline({ listKey, knownIds: new Set(leads.map(({ id }) => id)), newestTime });
  }
  return new Set(
    leads
      .filter(({ id, created_at }) => created_at >= baseline.newestTime && !baseline.knownIds.has(id))
      .map(({ id }) => id),
  );
}
