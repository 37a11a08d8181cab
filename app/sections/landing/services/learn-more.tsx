import { labels } from '#content/shell/labels.ts';

/** A link to `#` replays the drawing of its card (start-services.ts). It is hidden without script. */
export function LearnMore({ href, about, children }: { href: string; about: string; children: string }) {
  return (
    <a
      href={href}
      aria-label={`${children} ${labels.about(about)}`}
      className={href === '#' ? 'learn-more needs-script' : 'learn-more'}
    >
      {children}
    </a>
  );
}
