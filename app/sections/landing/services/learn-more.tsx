import { labels } from '#content/labels.ts';
import ArrowIcon from '~icons/lucide/arrow-right';

type LearnMoreProps = { href: string; about: string; children: string };

export function LearnMore({ href, about, children }: LearnMoreProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-small font-semibold text-brand underline-offset-4 hover:underline lg:pointer-fine:min-h-8 [&:hover>svg]:translate-x-0.5"
    >
      {children}
      <span className="sr-only"> {labels.about(about)}</span>
      <ArrowIcon aria-hidden="true" className="size-4 transition-transform duration-150" />
    </a>
  );
}
