/** Fills placeholders such as `{brand}` in imported texts, like the texts plugin. The Playwright config imports it first. */
import { registerHooks } from 'node:module';
import { LANGUAGES } from '#content/languages.ts';
import { siteFacts } from '#content/site-facts.ts';
import { loadText } from '#content/texts.ts';

registerHooks({
  load(url, context, nextLoad) {
    const [, code = '', name = ''] = /\/content\/([\w-]+)\/(.+)\.json$/.exec(url) ?? [];
    const language = LANGUAGES.find((candidate) => candidate.code === code);
    if (!language) return nextLoad(url, context);
    const text = loadText(language, name, siteFacts(language));
    return { format: 'json', shortCircuit: true, source: JSON.stringify(text) };
  },
});
