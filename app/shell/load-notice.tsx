import { NOTICE_ID } from '#app/islands/load-notice.ts';
import { loadNotice } from '#content/shell/load-notice.ts';

/** Part of the HTML of every page, because it must work when no script loads. */
export function LoadNotice() {
  return (
    <div id={NOTICE_ID} role="status">
      <div hidden data-notice="lost">
        <p>{loadNotice.lost}</p>
        <button type="button">{loadNotice.retry}</button>
      </div>
      <div hidden data-notice="stuck">
        <p>{loadNotice.lost}</p>
        <button type="button">{loadNotice.reload}</button>
      </div>
      <div hidden data-notice="outdated">
        <p>{loadNotice.outdated}</p>
        <button type="button">{loadNotice.reload}</button>
      </div>
    </div>
  );
}
