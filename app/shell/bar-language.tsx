import { language } from '#content/languages.ts';
import { labels } from '#content/shell/labels.ts';
import GlobeIcon from '~icons/lucide/globe';
import { LanguageLinks, otherLanguages } from './language-links.tsx';

/** Id of the list of languages in the footer. */
export const LANGUAGES_ID = 'languages';

/** The header has space for one other language. If there are more, it links to the list in the footer. */
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
