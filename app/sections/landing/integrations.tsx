import { Heading } from '#app/components/heading.tsx';
import { Mark } from '#app/components/mark.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import type { Tool } from '#content/landing/integrations.ts';
import DownIcon from '~icons/lucide/arrow-down';

type IntegrationsProps = {
  title: string;
  text: string;
  link: { label: string; href: string };
  tools: readonly Tool[];
};

export function Integrations({ title, text, link, tools }: IntegrationsProps) {
  return (
    <section id="integrations" className="overflow-clip">
      <div className="integrations page-width">
        <Heading layout="stacked" title={title} titleClass="max-[22.5rem]:text-[1.9rem]" lead={text} />
        <a href={link.href} className={buttonClass({ variant: 'link' })}>
          {link.label}
          <DownIcon aria-hidden="true" />
        </a>
      </div>
      <ul className="mark-strip page-width">
        {tools.map(
          ({ name, mark }) =>
            mark && (
              <li key={name}>
                <Mark name={mark} className="" />
                {name}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
