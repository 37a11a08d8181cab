import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { notFound } from '#content/shell/not-found.ts';
import { pathTo } from '#domain/paths.ts';
import ForwardIcon from '~icons/lucide/arrow-right';

/** Decorative lines that end nowhere, and beside them links to the pages. */
export function Page() {
  return (
    <SiteFrame>
      <section className="not-found">
        <CurrentLines seed={404} lines={16} lit={[7]} height={240} className="not-found-lines" />
        <div className="page-width not-found-columns">
          <div className="grid justify-items-start gap-6">
            <p className="font-display text-giant text-brand">{notFound.code}</p>
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
        </div>
      </section>
    </SiteFrame>
  );
}
