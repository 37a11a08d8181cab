import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { deskPerson } from '#content/desk.ts';

/** The list from which a person was opened. The navigation highlights it, and the back link leads to it. */
export type PeopleList = keyof typeof deskPerson.back;

/** Path and query string of the list. */
type CameFrom = Readonly<{ from: PeopleList; search: string }>;

export const cameFrom = (from: PeopleList, search = ''): CameFrom => ({ from, search });

export function useCameFrom(): CameFrom & Readonly<{ href: string }> {
  const state = useHistoryState<Partial<CameFrom> | null>();
  const { from = '/', search = '' } = state ?? {};
  return { from, search, href: search ? `${from}?${search}` : from };
}

/** Ids of the list that was shown last, in its order. */
let lastList: Readonly<{ from: PeopleList; ids: readonly string[] }> = { from: '/', ids: [] };
/** The person whose page was open last. */
let opened = '';

/** Stores the order of a list for previous and next. After the back link, focuses the row of the person. */
export function useListMemory(from: PeopleList, ids: readonly string[]): void {
  const order = ids.join(' ');
  useEffect(() => {
    if (order === '') return;
    lastList = { from, ids: order.split(' ') };
    if (opened === '') return;
    document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(opened)}"]`)?.focus();
    opened = '';
  }, [from, order]);
}

/** The previous and the next person of the list. */
export function useNeighbours(from: PeopleList, id: string) {
  useEffect(() => {
    opened = id;
  }, [id]);
  const index = lastList.from === from ? lastList.ids.indexOf(id) : -1;
  return index < 0 ? {} : { previous: lastList.ids[index - 1], next: lastList.ids[index + 1] };
}
