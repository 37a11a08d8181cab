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
    <section id="integrations" className="page-width pt-[calc(var(--section-gap)/2)]">
      <div className="section-head">
        <h2>{title}</h2>
        <div className="grid justify-items-start gap-2">
          <p>{text}</p>
          <a href={link.href} className={buttonClass({ variant: 'link' })}>
            {link.label}
            <DownIcon aria-hidden="true" />
          </a>
        </div>
      </div>
      <ul className="mark-strip">
        {tools.map(
          ({ name, mark }) =>
            mark && (
              <li key={name}>
                <Mark name={mark} />
                {name}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
