import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { DAY, MINUTE } from '#domain/durations.ts';
import type { api } from '../api.ts';
import { localDate } from '../components/time.tsx';
import { useLastVisit } from '../use-last-visit.ts';
import { useMe } from '../use-me.ts';

type LeadQuery = InferRequestType<typeof api.leads.query.$post>['json'];
export type LeadFilter = LeadQuery['filter'];
export type LeadSort = LeadQuery['sort'];

/** Values of the filter bar, as strings. All except the search are kept in the URL. */
const NAMES = [
  ...(['kind', 'status', 'source', 'campaign', 'readiness', 'owner'] as const),
  ...(['mine', 'due', 'days', 'from', 'to', 'held', 'agent'] as const),
] as const;
export type FilterValues = Readonly<Record<(typeof NAMES)[number], string>>;

/** Options of the time filter other than a number of days. */
export const SINCE_VISIT = 'visit';
export const OWN_DATES = 'own';

/** A search contains names and addresses, so it is kept in memory, not in the URL. Back restores it. */
let rememberedSearch = '';

/** Rounded to minutes, so that the query key does not change at every render. */
const sinceDays = (days: string) => Math.floor(Date.now() / MINUTE) * MINUTE - Number(days) * DAY;
const startOfDay = (date: string) => new Date(`${date}T00:00`).getTime();
const dayAfter = (date: string) => {
  const next = new Date(`${date}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
};

type Period = Pick<LeadFilter, 'since' | 'until'>;

export function useLeadFilter() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(rememberedSearch);
  const [since, setSince] = useState(() => sinceDays(params.get('days') ?? '0'));
  const lastVisit = useLastVisit();
  const { email } = useMe();
  const values = Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as FilterValues;
  const sort = (params.get('sort') || 'newest') as LeadSort;
  const { kind, status, source, campaign, readiness, owner, mine, due, days, from, to, held, agent } = values;
  const period = (): Period => {
    if (days === SINCE_VISIT) return lastVisit === null ? {} : { since: lastVisit };
    if (days === OWN_DATES)
      return { ...(from && { since: startOfDay(from) }), ...(to && { until: dayAfter(to) }) };
    return days ? { since } : {};
  };
  const filter: LeadFilter = {
    ...(kind && { kind: kind as NonNullable<LeadFilter['kind']> }),
    ...(status && { status: status as NonNullable<LeadFilter['status']> }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    ...(readiness && { readiness: readiness as NonNullable<LeadFilter['readiness']> }),
    ...((mine || owner) && { owner: mine ? email : owner }),
    ...(due && { due: dayAfter(localDate(Date.now())) }),
    ...period(),
    ...(held && { held: true }),
    ...(agent && { agent: true }),
    ...(search && { search }),
  };
  const set = (name: string, next: string) => {
    if (name === 'days' && Number(next)) setSince(sinceDays(next));
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
    lastVisit,
    search,
    /** The filters as a query string. */
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
    /** True if the search is the only filter. */
    isSearchOnly: Object.keys(filter).join() === 'search',
  };
}

export type LeadFilterState = ReturnType<typeof useLeadFilter>;
