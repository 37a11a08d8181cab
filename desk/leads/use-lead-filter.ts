import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { DAY, MINUTE } from '#domain/durations.ts';
import type { api } from '../api.ts';

type LeadQuery = InferRequestType<typeof api.leads.query.$post>['json'];
export type LeadFilter = LeadQuery['filter'];
export type LeadSort = LeadQuery['sort'];

/** Values of the filter bar, as text. All but the search are kept in the URL. */
export type FilterValues = Readonly<
  Record<'kind' | 'status' | 'source' | 'campaign' | 'days' | 'held' | 'agent', string>
>;

/** A search is a name or an address: it stays in this tab's memory, so that Back finds it again. */
let rememberedSearch = '';

/** Coarse, so that the list's key does not change with every look. */
const sinceDays = (days: string) => Math.floor(Date.now() / MINUTE) * MINUTE - Number(days) * DAY;

export function useLeadFilter() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(rememberedSearch);
  const [since, setSince] = useState(() => sinceDays(params.get('days') ?? '0'));
  const value = (name: string) => params.get(name) ?? '';
  const values: FilterValues = {
    kind: value('kind'),
    status: value('status'),
    source: value('source'),
    campaign: value('campaign'),
    days: value('days'),
    held: value('held'),
    agent: value('agent'),
  };
  const sort = (value('sort') || 'newest') as LeadSort;
  const { days, held, agent, kind, status, ...named } = values;
  const filter: LeadFilter = {
    ...Object.fromEntries(Object.entries(named).filter(([, each]) => each !== '')),
    ...(kind && { kind: kind as NonNullable<LeadFilter['kind']> }),
    ...(status && { status: status as NonNullable<LeadFilter['status']> }),
    ...(days && { since }),
    ...(held && { held: true }),
    ...(agent && { agent: true }),
    ...(search && { search }),
  };
  const set = (name: string, next: string) => {
    if (name === 'days' && next) setSince(sinceDays(next));
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(name, next);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  };
  return {
    values,
    sort,
    filter,
    search,
    /** The filters as the address holds them. */
    address: params.toString(),
    set,
    setSearch(text: string) {
      rememberedSearch = text;
      setSearch(text);
    },
    clear() {
      rememberedSearch = '';
      setSearch('');
      setParams({}, { replace: true });
    },
    isFiltered: Object.keys(filter).length > 0,
    /** A person is looked for, whatever they did. */
    isSearchOnly: Object.keys(filter).join() === 'search',
  };
}

export type LeadFilterState = ReturnType<typeof useLeadFilter>;
