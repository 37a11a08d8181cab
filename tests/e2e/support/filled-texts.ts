/** Fills the placeholders of text files that a test imports, as the texts plugin does for the site. */
import { registerHooks } from 'node:module';
import { DESK_LANGUAGES, LANGUAGES } from '#content/languages.ts';
import { siteFacts } from '#content/site-facts.ts';
import { loadText } from '#content/texts.ts';

const TEXT_FILE = /\/content\/([\w-]+)\/(.+)\.json$/;

registerHooks({
  load(url, context, nextLoad) {
    const [, code, name = ''] = TEXT_FILE.exec(url) ?? [];
    const language = [...LANGUAGES, ...DESK_LANGUAGES].find((candidate) => candidate.code === code);
    if (!language) return nextLoad(url, context);
    const text = loadText(language, name, siteFacts(language));
    return { format: 'json', source: JSON.stringify(text), shortCircuit: true };
  },
});
