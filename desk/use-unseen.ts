import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** `newest` is a string of marks, one per lead. Each mark has this many characters. */
const MARK = 12;
const marksOf = (newest: string) => newest.match(new RegExp(`.{${MARK}}`, 'g')) ?? [];

const UnseenContext = createContext('');
export const UnseenProvider = UnseenContext.Provider;
/** Number of leads since the list was last open: a number, `20+`, or empty. */
export const useUnseenCount = () => useContext(UnseenContext);

const watchVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

export function useUnseen(newest: string | undefined, isListOpen: boolean): string {
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const [seenMarks, setSeenMarks] = useState<string>();
  if (newest === undefined) return '';
  if (seenMarks === undefined || (isListOpen && isVisible)) {
    if (newest !== seenMarks) setSeenMarks(newest);
    return '';
  }
  const known = new Set(marksOf(seenMarks));
  const marks = marksOf(newest);
  const count = marks.findIndex((mark) => known.has(mark));
  if (count === 0 || marks.length === 0) return '';
  // None of the listed leads was seen before, so there may be more unseen leads than `newest` lists.
  return count < 0 && known.size > 0 ? `${marks.length}+` : String(count < 0 ? marks.length : count);
}
