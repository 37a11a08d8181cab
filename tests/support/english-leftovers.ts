/** Finds English words in German copy. */
import { globSync, readFileSync } from 'node:fs';

/** Common English words. They also find English text that is not from the content files. */
const COMMON_ENGLISH_WORDS = new Set(
  `about above after again agree all already also although always and another any are around ask asked back be because
  been before being below between book both build built but button by call came can cannot choose chosen click close
  closed come company could day days did do does done down each email empty end enter error every expired failed few
  field find first follow following for form found from full get give given goes gone good had has have he held hello
  help her here him his how if into invalid is it its just keep kept know known later learn left less let like list
  loading long longer look lost made mail make many may me menu message missing moment month more most much must my name
  need never new no nothing now of off often on once one only open or order other our out over own page pages password
  people person phone please press previous privacy question read ready received remove report reply request required
  reset right said same save saved see select send sent set she should show shown sign since site skip some something
  soon start started step still stop submit subscribe such take taken thank thanks that the their them then there these
  they thing this those through time to today too tool tools try under unknown unsubscribe until up us use used using
  value very visit wait want was we week were what when where which while who whole why with without work works would
  write wrong yes yet you your`.split(/\s+/),
);

/** Common English words that are also German words. */
const ALSO_GERMAN_WORDS = new Set('also do enter her moment most name person see start still was'.split(' '));

/** Parts of loan words and names: IT, E-Mail, No-Code, Tools, Cal.com. */
const LOAN_WORDS = new Set('it mail no tools com'.split(' '));

/** Removes URLs, host names of the sample, placeholders and code. */
const withoutCode = (text: string) =>
  text.replaceAll(
    /https?:\S+|[\w.+-]+@[\w.-]+|[\w-]+\.example\b|\{\w+\}|`[^`]*`|(?<!\S)\/[\w./#?=&%-]*|\b[A-Z_]+=\w+|\b\w+_\w+\b/g,
    ' ',
  );

const wordsOf = (text: string): string[] => withoutCode(text).match(/\p{L}[\p{L}\p{M}’']*\p{L}/gu) ?? [];

/** Reads every word that the content of a language uses. */
function readVocabulary(language: string): ReadonlySet<string> {
  const texts: string[] = [];
  for (const file of globSync(`content/${language}/**/*.json`))
    JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
      if (typeof value === 'string' && key !== '$schema') texts.push(value);
      return value;
    });
  return new Set(texts.flatMap(wordsOf).map((word) => word.toLowerCase()));
}

let vocabularies: Readonly<{ en: ReadonlySet<string>; de: ReadonlySet<string> }> | undefined;

/**
 * Finds English words in German text: common English words, and words that only the English content uses. Words in
 * `allowedTexts`, such as the name of a person, are ignored.
 */
export function findEnglishWords(text: string, allowedTexts: readonly string[] = []): string[] {
  vocabularies ??= { en: readVocabulary('en'), de: readVocabulary('de') };
  const { en, de } = vocabularies;
  const allowedNames = new Set(allowedTexts.flatMap(wordsOf).map((word) => word.toLowerCase()));
  return [...new Set(wordsOf(text))].filter((word) => {
    const lower = word.toLowerCase();
    if (LOAN_WORDS.has(lower) || ALSO_GERMAN_WORDS.has(lower) || allowedNames.has(lower)) return false;
    return COMMON_ENGLISH_WORDS.has(lower) || (en.has(lower) && !de.has(lower));
  });
}
