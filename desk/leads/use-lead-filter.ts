import type { InferRequestType } from 'hono/client';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { DAY, MINUTE } from '#domain/timing.ts';
import type { api } from '../api.ts';
import { localDate } from '../components/time.tsx';
import { useLastVisit } from '../use-last-visit.ts';
import { useMe } from '../use-me.ts';

type LeadQuery = InferRequestType<typeof api.leads.query.$post>['json'];
export type LeadFilter = LeadQuery['filter'];
export type LeadSort = LeadQuery['sort'];

/** Filters that the server gets as they are. */
const PLAIN_FILTERS = ['kind', 'status', 'source', 'campaign', 'readiness'] as const;
/** Names of the filters. Their values are strings in the URL. */
const FILTER_NAMES = [
  ...PLAIN_FILTERS,
  ...(['owner', 'mine', 'due', 'days', 'from', 'to', 'quarantined', 'assistant'] as const),
] as const;
type FilterValues = Readonly<Record<(typeof FILTER_NAMES)[number], string>>;

/** The options of the time filter that are not a number of days. */
export const SINCE_VISIT = 'visit';
export const CUSTOM_DATES = 'own';
/** The option of the owner filter for people without an owner. */
export const NOBODY = 'nobody';

/** A search contains personal data, so it is after the `#` of the address, which browsers never send. */
const SEARCH_START = '#search=';
function readSearch(): string {
  const { hash } = window.location;
  if (!hash.startsWith(SEARCH_START)) return '';
  try {
    return decodeURIComponent(hash.slice(SEARCH_START.length));
  } catch {
    // An address that was typed or cut off, such as `#search=%`.
    return '';
  }
}

/** Sets the filters and the search in the address. */
function setAddress(params: URLSearchParams, search: string): void {
  const url = new URL(window.location.href);
  url.search = params.toString();
  url.hash = search && SEARCH_START + encodeURIComponent(search);
  window.history.replaceState(window.history.state, '', url);
}

/** Rounded to minutes, so that two calls in the same minute result in the same query key. */
const sinceDays = (days: string) => Math.floor(Date.now() / MINUTE) * MINUTE - Number(days) * DAY;
const startOfNextDay = (date: string) => {
  const next = new Date(`${date}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
};

export function useLeadFilter() {
  const [params] = useSearchParams();
  const search = useLocationProperty(readSearch);
  const [since, setSince] = useState(() => sinceDays(params.get('days') ?? '0'));
  const lastVisit = useLastVisit();
  const { email } = useMe();
  const values = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, params.get(name) ?? '']),
  ) as FilterValues;
  const sort = (params.get('sort') || 'newest') as LeadSort;
  const { owner, mine, due, days, from, to, quarantined, assistant } = values;
  const filter: LeadFilter = {
    ...Object.fromEntries(PLAIN_FILTERS.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
    ...((mine || owner) && { owner: mine ? email : owner === NOBODY ? '' : owner }),
    ...(due && { due: startOfNextDay(localDate(Date.now())) }),
    ...(days === SINCE_VISIT && lastVisit !== null && { since: lastVisit }),
    // Sent as dates, so that a day is the same as in analytics.
    ...(days === CUSTOM_DATES && { ...(from && { from }), ...(to && { to }) }),
    ...(Number(days) > 0 && { since }),
    ...(quarantined && { quarantined: true }),
    ...(assistant && { assistant: true }),
    ...(search && { search }),
  };
  const setParam = (name: string, value: string) => {
    if (name === 'days' && Number(value)) setSince(sinceDays(value));
    const changed = new URLSearchParams(window.location.search);
    if (value) changed.set(name, value);
    else changed.delete(name);
    setAddress(changed, readSearch());
  };
  return {
    values,
    sort,
    filter,
    lastVisit,
    search,
    /** Filters and search, for a link back to the list. */
    queryString: `${params}${search && SEARCH_START + encodeURIComponent(search)}`,
    setParam,
    setSearch: (text: string) => setAddress(params, text),
    clear: () => setAddress(new URLSearchParams(), ''),
    isFiltered: Object.keys(filter).length > 0,
    /** True if the search is the only filter. */
    isSearchOnly: Object.keys(filter).join() === 'search',
  };
}

export type LeadFilterState = ReturnType<typeof useLeadFilter>;
