/**
 * Loads a module once per language. `import moduleIn from '#content/messages/server-words.ts?each-language'` is a
 * function that returns the module of a language. All modules that it imports use the same language.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DESK_LANGUAGES } from '#content/desk-languages.ts';
import { LANGUAGES, prefixOf, SOURCE_LANGUAGE } from '#content/languages.ts';
import { readText, withFallback } from '#content/texts.ts';

const CODES = [...new Set([...LANGUAGES, ...DESK_LANGUAGES].map(({ code }) => code))];
const TEXT_FILE = /\/content\/([\w-]+)\/(.+\.json)$/;

const EACH_LANGUAGE = '?each-language';
const LANGUAGE_QUERY = /\?language=([\w-]+)$/;

export const eachLanguagePlugin = (): Plugin => ({
  name: 'each-language',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const [query, language = ''] = LANGUAGE_QUERY.exec(importer) ?? LANGUAGE_QUERY.exec(id) ?? [];
    if (query && id.startsWith('#words/')) return resolve('content', language, id.slice('#words/'.length));
    const suffix = id.endsWith(EACH_LANGUAGE) ? EACH_LANGUAGE : query;
    if (!suffix || !/^(\.|\/|#content\/|#domain\/)/.test(id)) return;
    const resolved = await this.resolve(id.replace(suffix, ''), importer.replace(LANGUAGE_QUERY, ''), {
      skipSelf: true,
    });
    return resolved && resolved.id + suffix;
  },
  load(id) {
    const [, language, name = ''] = TEXT_FILE.exec(id) ?? [];
    if (language && CODES.includes(language)) {
      const text = name.slice(0, -'.json'.length);
      return JSON.stringify(withFallback(readText(language, text), readText(SOURCE_LANGUAGE, text)));
    }
    if (!id.endsWith(EACH_LANGUAGE)) return;
    const module = id.slice(0, -EACH_LANGUAGE.length);
    return [
      ...CODES.map((code, i) => `import * as words${i} from '${module}?language=${code}';`),
      `const all = { ${CODES.map((code, i) => `'${code}': words${i}`).join(', ')} };`,
      `export default (code) => all[code] ?? all['${LANGUAGES[0].code}'];`,
    ].join('\n');
  },
  transform: {
    filter: { code: /__LANGUAGE__|__PATH_PREFIX__/ },
    handler(code, id) {
      const [, wanted] = LANGUAGE_QUERY.exec(id) ?? [];
      const language = [...LANGUAGES, ...DESK_LANGUAGES].find((candidate) => candidate.code === wanted);
      if (!language) return;
      // The constants of the texts plugin, in this language.
      return code
        .replaceAll(/^declare const __.*;$/gm, '')
        .replaceAll('__LANGUAGE__', JSON.stringify(language))
        .replaceAll('__PATH_PREFIX__', JSON.stringify(prefixOf(language)));
    },
  },
});
