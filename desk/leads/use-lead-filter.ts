import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { DAY, MINUTE } from '#domain/timing.ts';
import type { api } from '../api.ts';
import { localDate } from '../components/time.tsx';
import { useLastVisit } from '../use-last-visit.ts';
import { useMe } from '../use-me.ts';

type LeadQuery = InferRequestType<typeof api.leads.query.$post>['json'];
export type LeadFilter = LeadQuery['filter'];
export type LeadSort = LeadQuery['sort'];

/** Names of the filters. Their values are strings in the URL. */
const FILTER_NAMES = [
  ...(['kind', 'status', 'source', 'campaign', 'readiness', 'owner'] as const),
  ...(['mine', 'due', 'days', 'from', 'to', 'quarantined', 'assistant'] as const),
] as const;
export type FilterValues = Readonly<Record<(typeof FILTER_NAMES)[number], string>>;

/** The options of the time filter that are not a number of days. */
export const SINCE_VISIT = 'visit';
export const CUSTOM_DATES = 'own';

/** A search contains personal data, so it is not in the URL. It is kept here for when the user comes back. */
let rememberedSearch = '';

/** Rounded to minutes, so that two calls in the same minute result in the same query key. */
const sinceDays = (days: string) => Math.floor(Date.now() / MINUTE) * MINUTE - Number(days) * DAY;
const startOfNextDay = (date: string) => {
  const next = new Date(`${date}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
};

type Period = Pick<LeadFilter, 'since' | 'from' | 'to'>;

export function useLeadFilter() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(rememberedSearch);
  const [since, setSince] = useState(() => sinceDays(params.get('days') ?? '0'));
  const lastVisit = useLastVisit();
  const { email } = useMe();
  const values = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, params.get(name) ?? '']),
  ) as FilterValues;
  const sort = (params.get('sort') || 'newest') as LeadSort;
  const {
    kind,
    status,
    source,
    campaign,
    readiness,
    owner,
    mine,
    due,
    days,
    from,
    to,
    quarantined,
    assistant,
  } = values;
  const readPeriod = (): Period => {
    if (days === SINCE_VISIT) return lastVisit === null ? {} : { since: lastVisit };
    // Sent as dates, so that a day is the same as in analytics.
    if (days === CUSTOM_DATES) return { ...(from && { from }), ...(to && { to }) };
    return days ? { since } : {};
  };
  const filter: LeadFilter = {
    ...(kind && { kind: kind as NonNullable<LeadFilter['kind']> }),
    ...(status && { status: status as NonNullable<LeadFilter['status']> }),
    ...(source && { source }),
    ...(campaign && { campaign }),
    ...(readiness && { readiness: readiness as NonNullable<LeadFilter['readiness']> }),
    ...((mine || owner) && { owner: mine ? email : owner }),
    ...(due && { due: startOfNextDay(localDate(Date.now())) }),
    ...readPeriod(),
    ...(quarantined && { quarantined: true }),
    ...(assistant && { assistant: true }),
    ...(search && { search }),
  };
  const setParam = (name: string, value: string) => {
    if (name === 'days' && Number(value)) setSince(sinceDays(value));
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (value) changed.set(name, value);
        else changed.delete(name);
        return changed;
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
    queryString: params.toString(),
    setParam,
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
