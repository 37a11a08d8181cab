import { ChatButton } from '#app/features/chat/chat-button.tsx';
import { hasPart } from '#content/has-part.ts';
import { labels } from '#content/shell/labels.ts';
import ArrowUpIcon from '~icons/lucide/arrow-up';

/** Floating buttons, beside the text at every width: tabs as wide as the gutter, round where the margin has room. */
export function Shortcuts() {
  return (
    <aside aria-label={labels.shortcuts} className="shortcuts">
      {/* Shown by scroll-effects.ts. */}
      <button type="button" hidden aria-label={labels.toTop} className="shortcut top-button">
        <ArrowUpIcon aria-hidden="true" />
      </button>
      {hasPart('chat') && <ChatButton />}
    </aside>
  );
}
