import { useHistoryState } from 'wouter/use-browser-location';
import type { deskPerson } from '#content/desk.ts';

/** The list from which a person was opened: the navigation marks it, and the way back leads there. */
export type PeopleList = keyof typeof deskPerson.back;

type CameFrom = Readonly<{ from: PeopleList }>;

export const cameFrom = (from: PeopleList): CameFrom => ({ from });

export function useCameFrom(): PeopleList {
  const state = useHistoryState<Partial<CameFrom> | null>();
  return state?.from ?? '/';
}
