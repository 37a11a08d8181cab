import { language as ownLanguage, PUBLISHED_LANGUAGES, pathIn } from '#content/languages.ts';
import CloseIcon from '~icons/lucide/x';
import { LANGUAGE_LINK, LANGUAGE_OFFER } from './language.ts';

/** Text files of all languages, since each offer is written in its own language. */
const languageFiles = import.meta.glob<typeof import('#words/language.json')>('/content/*/language.json', {
  eager: true,
  import: 'default',
});

const offers = PUBLISHED_LANGUAGES.filter(({ code }) => code !== ownLanguage.code).flatMap((language) => {
  const words = languageFiles[`/content/${language.code}/language.json`];
  return words ? { language, ...words.offer } : [];
});

/**
 * A hidden offer for each other language, in that language. language.ts shows the offer in the language that the browser
 * prefers, only one time.
 */
export function LanguageOffers({ path }: { path: string }) {
  return offers.map(({ language, text, link, dismiss }) => (
    <aside
      key={language.code}
      hidden
      lang={language.code}
      aria-label={language.name}
      className="language-offer"
      {...{ [LANGUAGE_OFFER]: '' }}
    >
      <p className="py-3">
        {/* On the narrowest phones, two lines would cover the text below the hero's buttons. */}
        <span className="max-[24rem]:sr-only">{text} </span>
        <a href={pathIn(language, path)} hrefLang={language.code} {...{ [LANGUAGE_LINK]: '' }}>
          {link}
        </a>
      </p>
      <button type="button" aria-label={dismiss}>
        <CloseIcon aria-hidden="true" className="size-4" />
      </button>
    </aside>
  ));
}
