import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { deskPerson } from '#content/desk.ts';

/** Path of a list that links to people. */
export type PeopleList = keyof typeof deskPerson.back;

/** The list from which a person was opened, with the query string of its filters. */
type OriginList = Readonly<{ from: PeopleList; search: string }>;

export const originListState = (from: PeopleList, search = ''): OriginList => ({ from, search });

export function useOriginList(): OriginList & Readonly<{ href: string }> {
  const state = useHistoryState<Partial<OriginList> | null>();
  const { from = '/leads', search = '' } = state ?? {};
  return { from, search, href: search ? `${from}?${search}` : from };
}

/** The list that was shown last, with its ids in the order of its rows. */
let lastList: Readonly<{ from: PeopleList; ids: readonly string[] }> = { from: '/leads', ids: [] };
/** The person whose page was open last. */
let lastPersonId = '';

/** Remembers the list, so that a person can link to the next one. Focuses the row of the last open person. */
export function useRememberList(from: PeopleList, rows: readonly Readonly<{ id: string }>[]): void {
  const joinedIds = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (joinedIds === '') return;
    lastList = { from, ids: joinedIds.split(' ') };
    if (lastPersonId === '') return;
    document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(lastPersonId)}"]`)?.focus();
    lastPersonId = '';
  }, [from, joinedIds]);
}

/** The previous and the next person of the list. */
export function usePreviousAndNext(from: PeopleList, id: string) {
  useEffect(() => {
    lastPersonId = id;
  }, [id]);
  const index = lastList.from === from ? lastList.ids.indexOf(id) : -1;
  return index < 0 ? {} : { previous: lastList.ids[index - 1], next: lastList.ids[index + 1] };
}
