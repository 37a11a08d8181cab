import { Mark } from '#app/components/wordmark.tsx';
import { hasPart } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { chatHref } from '#domain/paths.ts';
import ArrowUpIcon from '~icons/lucide/arrow-up';

/** Floating buttons that cover no text: tabs in the gutter, round buttons on wide screens. */
export function Shortcuts() {
  return (
    <aside aria-label={labels.shortcuts} className="shortcuts">
      {/* scroll-effects.ts shows this button. */}
      <button type="button" hidden aria-label={labels.toTop} className="shortcut top-button">
        <ArrowUpIcon aria-hidden="true" />
      </button>
      {hasPart('chat') && (
        <a
          href={chatHref(site.phone, site.chatText)}
          target="_blank"
          rel="noopener"
          aria-label={labels.chatInNewTab}
          className="shortcut text-brand hover:border-brand hover:bg-brand-wash"
        >
          <Mark name="whatsapp" className="" />
        </a>
      )}
    </aside>
  );
}
