import { Mark } from '#app/components/mark.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { integrationsStrip, tools } from '#content/landing/integrations.ts';
import DownIcon from '~icons/lucide/arrow-down';

const strip = integrationsStrip.marks.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);

export function Integrations() {
  return (
    <section id="integrations" className="page-width pt-[calc(var(--section-gap)/2)]">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h2 className="max-w-[18ch] text-h2">{integrationsStrip.title}</h2>
        <div className="grid justify-items-start gap-2">
          <p className="max-w-[48ch] text-lead text-muted">{integrationsStrip.text}</p>
          <a href={integrationsStrip.link.href} className={buttonClass({ variant: 'link' })}>
            {integrationsStrip.link.label}
            <DownIcon aria-hidden="true" />
          </a>
        </div>
      </div>
      <ul className="mt-12 grid grid-cols-4 border-t border-l border-line lg:grid-cols-8">
        {strip.map(({ name, mark }) => (
          <li
            key={name}
            className="grid aspect-square min-w-0 content-center justify-items-center gap-3 border-r border-b border-line text-muted transition-colors duration-150 hover:bg-surface hover:text-ink lg:aspect-[5/6]"
          >
            <Mark name={mark} className="size-7 sm:size-9" />
            <span className="text-tiny sm:text-small">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
