import { language } from '#content/language.ts';
import { labels } from '#content/shell/labels.ts';
import GlobeIcon from '~icons/lucide/globe';
import { LanguageLinks, otherLanguages } from './language-links.tsx';

/** The footer's list of languages. */
export const LANGUAGES_ID = 'languages';

/** The bar has room for one other language; with more, it leads to the list in the footer. */
export function BarLanguage({ path }: { path: string }) {
  if (otherLanguages.length < 2) return <LanguageLinks path={path} className="bar-language" short />;
  return (
    <a href={`#${LANGUAGES_ID}`} className="bar-language">
      <GlobeIcon aria-hidden="true" className="size-4" />
      <span className="sr-only">{`${labels.languages}: `}</span>
      <span className="uppercase">{language.code}</span>
    </a>
  );
}
