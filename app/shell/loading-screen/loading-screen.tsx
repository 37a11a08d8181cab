import { LOADING_SCREEN_ID } from '#app/components/loading-screen-done.ts';
import { NonBreaking } from '#app/components/ui/non-breaking.tsx';
import { LogoMark } from '#app/shell/logo.tsx';
import { logo } from '#content/logo/logo.ts';
import loading from '#words/loading.json' with { type: 'json' };

/** An overlay over the prerendered page. run-loading-screen.ts controls it; without script, CSS hides it. */
export function LoadingScreen() {
  return (
    <div id={LOADING_SCREEN_ID} role="status" className="loader loader-whole">
      <LogoMark className={`size-24 ${logo.turns ? 'loader-wheel' : ''}`} />
      <p className="loader-words">
        <NonBreaking balanced>{loading.messages[0] ?? ''}</NonBreaking>
      </p>
      <div className="loading-bar loader-bar" aria-hidden="true" />
    </div>
  );
}
