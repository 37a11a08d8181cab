import { builtIn } from '#app/build-settings.ts';
import { CurrentLines } from '#app/components/current-lines.tsx';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { notify, prepareToasts } from '#app/features/toasts/toast-outlet.tsx';
import { labels } from '#content/labels.ts';
import { footerColumns, legalLinks, newsletter } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { chatHref } from '#domain/paths.ts';
import { Logo } from './logo.tsx';

const linkClass = 'foot-link';

export function Footer() {
  return (
    <footer className="border-t border-line bg-surface">
      <CurrentLines height={80} lines={7} lit={[2]} className="h-14 w-full" />
      <div className="foot-grid page-width">
        <div className="grid content-start gap-4 max-md:col-span-2">
          <Logo />
          <p className="max-w-[26ch] text-muted">{site.tagline}</p>
          <address className="grid text-small not-italic">
            <a href={`mailto:${site.email}`} className={linkClass}>
              {site.email}
            </a>
            <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`} className={linkClass}>
              {site.phone}
            </a>
            <a
              href={chatHref(site.phone, site.chatText)}
              target="_blank"
              rel="noopener"
              className={linkClass}
            >
              {labels.chat}
            </a>
          </address>
        </div>
        {footerColumns.map((column) => (
          <nav key={column.title} aria-label={column.title} className="text-small">
            <h2 className="mb-2 font-body text-small font-semibold">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={linkClass}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid content-start gap-3 max-md:col-span-2 md:col-span-3 lg:col-span-1">
          <h2 className="text-h3">{newsletter.title}</h2>
          <p className="text-small text-muted">{newsletter.text}</p>
          <NewsletterForm onOutcome={notify} onIntent={prepareToasts} />
        </div>
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 pr-16 text-small text-muted">
          <p className="min-w-0 wrap-anywhere">
            © {builtIn} {site.name}
          </p>
          <ul className="flex flex-wrap gap-x-5">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" target="_blank" className={linkClass}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
