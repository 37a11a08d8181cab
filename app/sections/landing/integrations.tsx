import { Heading } from '#app/components/heading.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Mark } from '#app/components/wordmark.tsx';
import type { integrationsStrip, Tool } from '#content/landing/integrations.ts';
import DownIcon from '~icons/lucide/arrow-down';

type IntegrationsProps = typeof integrationsStrip & { tools: readonly Tool[] };

/** The tools with a logo, each with the job that agents do there. */
export function Integrations({ title, text, link, tools }: IntegrationsProps) {
  return (
    <section id="integrations" className="overflow-clip">
      <div className="integrations page-width">
        <Heading layout="stacked" title={title} lead={text} />
        <a href={link.href} className={buttonClass({ variant: 'link' })}>
          {link.label}
          <DownIcon aria-hidden="true" />
        </a>
      </div>
      <ul className="mark-strip page-width">
        {tools.map(
          ({ name, mark, description }) =>
            mark && (
              <li key={name}>
                <Mark name={mark} className="" />
                <b>{name}</b>
                {description}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
