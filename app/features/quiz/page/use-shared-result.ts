import { useEffect } from 'react';
import { RESULT_HASH } from '#domain/paths.ts';

const hasSharedResult = () => location.hash.startsWith(RESULT_HASH);

/** Returns the fragment of a shared link, unless a quiz was started in this tab. */
export function useSharedResult(isIntro: boolean): string | undefined {
  useEffect(() => {
    // Pasting a link into the quiz's own tab does not load a new document.
    window.onhashchange = () => hasSharedResult() && location.reload();
  }, []);
  return isIntro && hasSharedResult() ? location.hash : undefined;
}
