import { useScrolled } from '#app/components/use-scrolled.ts';
import { labels } from '#content/labels.ts';
import { SCROLL_TO_TOP_AFTER } from '#domain/timing.ts';
import ArrowUpIcon from '~icons/lucide/arrow-up';

const isFarDown = (position: number, scrollable: number) => position > scrollable * SCROLL_TO_TOP_AFTER;

export function ScrollToTop() {
  const visible = useScrolled(isFarDown);
  if (!visible) return null;
  const toTop = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={toTop}
      aria-label={labels.toTop}
      className="grid size-13 animate-dialog place-items-center rounded-full border border-line bg-surface text-ink shadow-soft hover:bg-raised"
    >
      <ArrowUpIcon aria-hidden="true" className="size-5" />
    </button>
  );
}
