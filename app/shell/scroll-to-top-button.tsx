import { useScrolled } from '#app/components/use-scrolled.ts';
import { labels } from '#content/labels.ts';
import { SCROLL_TO_TOP_AFTER } from '#domain/timing.ts';
import ArrowUpIcon from '~icons/lucide/arrow-up';
import { scrollToTop } from './scroll-to-top.ts';

const isFarDown = (position: number, scrollable: number) => position > scrollable * SCROLL_TO_TOP_AFTER;

export function ScrollToTopButton() {
  const visible = useScrolled(isFarDown);
  if (!visible) return null;
  return (
    <button type="button" onClick={scrollToTop} aria-label={labels.toTop} className="shortcut top-button">
      <ArrowUpIcon aria-hidden="true" />
    </button>
  );
}
