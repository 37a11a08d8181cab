import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import { chatHref } from '#domain/paths.ts';
import WhatsappIcon from '~icons/simple-icons/whatsapp';

export function ChatButton() {
  return (
    <a
      href={chatHref(site.phone, site.chatText)}
      target="_blank"
      rel="noopener"
      aria-label={labels.chatInNewTab}
      className="grid size-13 place-items-center rounded-full bg-brand text-brand-ink shadow-soft transition-transform duration-150 hover:scale-105"
    >
      <WhatsappIcon aria-hidden="true" className="size-6" />
    </a>
  );
}
