import { labels } from '#content/labels.ts';
import { language } from '#content/language.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';

/** Links to the same page in the other languages, each named in its own. */
export function LanguageLinks({ path, className }: { path: string; className: string }) {
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other.code}
      href={pathIn(other, path)}
      lang={other.code}
      hrefLang={other.code}
      rel="alternate"
      className={className}
      data-language={other.code}
    >
      <span className="sr-only" lang={language.code}>{`${labels.languages}: `}</span>
      {other.name}
    </a>
  ));
}
