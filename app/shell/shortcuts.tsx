import { ChatButton } from '#app/features/chat/chat-button.tsx';
import { labels } from '#content/labels.ts';
import { ScrollToTopButton } from './scroll-to-top-button.tsx';

/** Floating buttons, beside the text at every width: tabs as wide as the gutter, round where the margin has room. */
export function Shortcuts() {
  return (
    <aside aria-label={labels.shortcuts} className="shortcuts">
      <ScrollToTopButton />
      <ChatButton />
    </aside>
  );
}
