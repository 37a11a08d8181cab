import { useEffect } from 'react';
import { RESULT_HASH } from '#domain/paths.ts';

const hasResult = () => location.hash.startsWith(RESULT_HASH);

/** The fragment of a shared link. A quiz that was begun in this tab goes first. */
export function useSharedResult(isIntro: boolean): string | undefined {
  useEffect(() => {
    // A link that is pasted into the tab of the quiz loads no new document.
    window.onhashchange = () => hasResult() && location.reload();
  }, []);
  return isIntro && hasResult() ? location.hash : undefined;
}
