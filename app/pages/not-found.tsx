import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { notFound } from '#content/shell/navigation.ts';
import { pathTo } from '#domain/paths.ts';
import ForwardIcon from '~icons/lucide/arrow-right';

/** The decorative lines end in the zero of the code 404. Links to other pages are below. */
export function Page() {
  return (
    <SiteFrame>
      <section className="page-width not-found">
        <p className="not-found-code">
          <CurrentLines seed={404} lines={13} lit={[6]} height={240} className="not-found-lines" />
          {notFound.code}
        </p>
        <div className="grid justify-items-start gap-6">
          <h1 tabIndex={-1} className="text-h1">
            {notFound.title}
          </h1>
          <p className="max-w-[26em] text-lead text-balance text-muted">{notFound.text}</p>
          <a href={pathTo('home')} className={buttonClass({ size: 'lg' })}>
            {notFound.home}
          </a>
        </div>
        <nav aria-labelledby="elsewhere" className="ways">
          <p id="elsewhere">{notFound.elsewhere.title}</p>
          <ul>
            {notFound.elsewhere.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>
                  {label}
                  <ForwardIcon aria-hidden="true" className="rtl:-scale-x-100" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </SiteFrame>
  );
}
