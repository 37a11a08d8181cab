import { createContext, useContext, useState } from 'react';
import { useIsVisible } from './use-is-visible.ts';

/** The server sends the newest leads as one string. It contains this many characters of each id. */
const ID_END_LENGTH = 12;
const splitIds = (newestIds: string) => newestIds.match(new RegExp(`.{${ID_END_LENGTH}}`, 'g')) ?? [];

const UnseenCountContext = createContext('');
export const UnseenCountProvider = UnseenCountContext.Provider;
/** Number of leads since the list was last open: empty, a number, or a number with a plus sign. */
export const useUnseenCount = () => useContext(UnseenCountContext);

export function useCountUnseenLeads(newestIds: string | undefined, isListOpen: boolean): string {
  const isVisible = useIsVisible();
  const [seenIds, setSeenIds] = useState<string>();
  if (newestIds === undefined) return '';
  if (seenIds === undefined || (isListOpen && isVisible)) {
    if (newestIds !== seenIds) setSeenIds(newestIds);
    return '';
  }
  const seenSet = new Set(splitIds(seenIds));
  const ids = splitIds(newestIds);
  const count = ids.findIndex((id) => seenSet.has(id));
  if (count === 0 || ids.length === 0) return '';
  // If none of these leads was seen before, older leads may also be unseen.
  return count < 0 && seenSet.size > 0 ? `${ids.length}+` : String(count < 0 ? ids.length : count);
}
