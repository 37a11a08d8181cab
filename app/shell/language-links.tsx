import { language, PUBLISHED_LANGUAGES, pathIn } from '#content/languages.ts';
import { labels } from '#content/shell/labels.ts';
import { LANGUAGE_LINK } from './language.ts';

type LanguageLinksProps = {
  path: string;
  className?: string;
  /** Shows the code, such as DE. Screen readers get the name. */
  short?: boolean;
};

export const otherLanguages = PUBLISHED_LANGUAGES.filter(({ code }) => code !== language.code);

/** Links to the same page in the other languages. Each name is in its own language. */
export function LanguageLinks({ path, className, short = false }: LanguageLinksProps) {
  return otherLanguages.map((other) => (
    <a
      key={other.code}
      href={pathIn(other, path)}
      lang={other.code}
      hrefLang={other.code}
      rel="alternate"
      className={className}
      {...{ [LANGUAGE_LINK]: '' }}
    >
      <span className="sr-only" lang={language.code}>{`${labels.languages}: `}</span>
      {short && <span className="uppercase">{other.code}</span>}
      <span className={short ? 'sr-only' : undefined}>{short ? ` ${other.name}` : other.name}</span>
    </a>
  ));
}
