import { useEffect } from 'react';
import { RESULT_HASH } from '#domain/paths.ts';

const hasResult = () => location.hash.startsWith(RESULT_HASH);

/** The fragment of a shared link. A quiz that was started in this tab has priority. */
export function useSharedResult(isIntro: boolean): string | undefined {
  useEffect(() => {
    // Pasting a link into the quiz's own tab does not load a new document.
    window.onhashchange = () => hasResult() && location.reload();
  }, []);
  return isIntro && hasResult() ? location.hash : undefined;
}
