import { labels } from '#content/shell/labels.ts';
import ArrowIcon from '~icons/lucide/arrow-right';

type LearnMoreProps = { href: string; about: string; children: string };

/** A link to `#` replays the drawing of its card (start-services.ts). It is hidden without script. */
export function LearnMore({ href, about, children }: LearnMoreProps) {
  return (
    <a href={href} className={href === '#' ? 'learn-more needs-script' : 'learn-more'}>
      {children}
      <span className="sr-only"> {labels.about(about)}</span>
      <ArrowIcon aria-hidden="true" className="rtl:-scale-x-100" />
    </a>
  );
}
