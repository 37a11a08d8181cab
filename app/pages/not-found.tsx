import { CurrentLines } from '#app/components/current-lines.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { SiteFrame } from '#app/shell/site-frame.tsx';
import { notFound } from '#content/shell/not-found.ts';
import { pathTo } from '#domain/paths.ts';

export function Page() {
  return (
    <SiteFrame>
      <section className="relative grid min-h-[70svh] content-center overflow-clip">
        <CurrentLines seed={404} lines={16} height={520} className="absolute inset-0 size-full" />
        <div className="page-width relative">
          <div className="grid max-w-xl justify-items-start gap-5 rounded-band border border-line bg-surface p-8 shadow-soft sm:p-12">
            <p className="font-mono text-small text-muted">{notFound.code}</p>
            <h1 tabIndex={-1} className="text-h1">
              {notFound.title}
            </h1>
            <p className="text-lead text-balance text-muted">{notFound.text}</p>
            <a href={pathTo('home')} className={buttonClass({ size: 'lg' })}>
              {notFound.home}
            </a>
            <nav aria-labelledby="elsewhere" className="w-full border-t border-line pt-5">
              <p id="elsewhere" className="text-small text-muted">
                {notFound.elsewhere.title}
              </p>
              <ul className="flex flex-wrap gap-x-6">
                {notFound.elsewhere.links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
      </section>
    </SiteFrame>
  );
}
