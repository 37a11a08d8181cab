import { Mark } from '#app/components/wordmark.tsx';
import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { chatHref } from '#domain/paths.ts';

export function ChatButton() {
  return (
    <a
      href={chatHref(site.phone, site.chatText)}
      target="_blank"
      rel="noopener"
      aria-label={labels.chatInNewTab}
      className="shortcut chat-button"
    >
      <Mark name="whatsapp" className="" />
    </a>
  );
}
