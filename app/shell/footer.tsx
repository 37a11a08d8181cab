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
    <footer className="band site-foot">
      <div className="foot-main page-width">
        <div className="foot-top">
          <div className="foot-brand">
            <Logo />
            <p>{site.tagline}</p>
          </div>
          {hasPart('newsletter') && (
            <div id="newsletter" className="foot-news">
              <h2 className="text-h3">{newsletter.title}</h2>
              <p className="text-small text-muted">{newsletter.text}</p>
              <Island name="newsletter" load="intent" component={Newsletter} />
            </div>
          )}
        </div>
        <div className="foot-grid">
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
            <address>
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
        <div className="foot-end">
          <p>
            © {buildYear} {postalAddress}
          </p>
          <ul>
            {otherLanguages.length > 0 && (
              <li id={LANGUAGES_ID} className="foot-languages">
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
