import { buildYear } from '#app/build-settings.ts';
import { Newsletter } from '#app/features/forms/newsletter.tsx';
import { Island } from '#app/islands/island.tsx';
import { booking } from '#content/booking.ts';
import { hasPart } from '#content/has-part.ts';
import { contactTitle, footerColumns } from '#content/shell/footer-columns.ts';
import { labels } from '#content/shell/labels.ts';
import { postalAddress } from '#content/shell/legal.ts';
import { site } from '#content/site.ts';
import { chatHref, PATHS, phoneHref } from '#domain/paths.ts';
import newsletter from '#words/newsletter.json' with { type: 'json' };
import { LANGUAGES_ID } from './bar-language.tsx';
import { LanguageLinks, otherLanguages } from './language-links.tsx';
import { Logo } from './logo.tsx';

const [mailUser, mailHost] = site.email.split('@');

export function Footer({ path }: { path: string | undefined }) {
  return (
    <footer className="band site-foot overflow-clip border-t border-line bg-paper text-ink">
      <div className="page-width grid gap-x-16 gap-y-8 pt-10 pb-8 max-sm:gap-y-5 max-sm:pt-8 max-sm:pb-5 nav:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid content-start gap-6 max-sm:gap-5 md:max-nav:grid-cols-2">
          <div className="foot-brand grid content-start justify-items-start gap-3 max-sm:gap-2">
            <Logo />
            <p className="text-lead text-balance text-muted">{site.tagline}</p>
          </div>
          {hasPart('newsletter') && (
            <div id="newsletter" className="foot-news">
              <h2 className="text-h3">{newsletter.title}</h2>
              <p className="text-small text-muted">{newsletter.text}</p>
              <Island name="newsletter" load="intent" component={Newsletter} />
            </div>
          )}
        </div>
        <div className="foot-grid grid grid-cols-2 gap-x-6 gap-y-6 max-sm:gap-y-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:gap-x-8">
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title} className="foot-links">
              <h2>{column.title}</h2>
              <ul>
                {column.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={href === path ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="foot-contact">
            <h2 className="print:hidden">{contactTitle}</h2>
            <address className="grid justify-items-start wrap-anywhere not-italic">
              <span className="on-paper">{labels.bookAt(booking.page)}</span>
              <a href={`mailto:${site.email}`}>
                {mailUser}@<wbr />
                {mailHost}
              </a>
              <a href={phoneHref(site.phone)}>{site.phone}</a>
              {hasPart('chat') && (
                <a href={chatHref(site.phone, site.chatText)} target="_blank" rel="noopener">
                  {labels.chat}
                </a>
              )}
            </address>
          </div>
        </div>
      </div>
      <div className="page-width">
        <div className="foot-end flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4 text-small text-muted max-sm:flex-col-reverse max-sm:items-start">
          <p className="min-w-0 text-balance wrap-anywhere">
            © {buildYear} {postalAddress}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {otherLanguages.length > 0 && (
              <li id={LANGUAGES_ID} className="flex flex-wrap gap-x-5">
                <LanguageLinks path={path ?? PATHS.home} />
              </li>
            )}
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener" target="_blank">
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
