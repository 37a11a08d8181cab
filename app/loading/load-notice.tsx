import { loadNotice } from '#content/load-notice.ts';
import { NOTICE_ID } from './notice.ts';

/** Prerendered beside the React root and shown by notice.ts: it must be there when nothing else arrives. */
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
