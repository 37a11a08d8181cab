import { ChatButton } from '#app/features/chat/chat-button.tsx';
import { hasPart } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
import ArrowUpIcon from '~icons/lucide/arrow-up';

/** Floating buttons that cover no text: tabs in the gutter, round buttons on wide screens. */
export function Shortcuts() {
  return (
    <aside aria-label={labels.shortcuts} className="shortcuts">
      {/* scroll-effects.ts shows this button. */}
      <button type="button" hidden aria-label={labels.toTop} className="shortcut top-button">
        <ArrowUpIcon aria-hidden="true" />
      </button>
      {hasPart('chat') && <ChatButton />}
    </aside>
  );
}
