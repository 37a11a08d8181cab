import { Mark } from '#app/components/mark.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { integrationsStrip, tools } from '#content/landing/integrations.ts';
import DownIcon from '~icons/lucide/arrow-down';

export function Integrations() {
  return (
    <section id="integrations" className="page-width pt-[calc(var(--section-gap)/2)]">
      <div className="section-head">
        <h2>{integrationsStrip.title}</h2>
        <div className="grid justify-items-start gap-2">
          <p>{integrationsStrip.text}</p>
          <a href={integrationsStrip.link.href} className={buttonClass({ variant: 'link' })}>
            {integrationsStrip.link.label}
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
