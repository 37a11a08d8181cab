/**
 * Loads a module once per language. `import all from '#content/messages/server-words.ts?each-language'` is an object
 * with the module of each language. All modules of content and domain that it imports use the same language.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#content/languages.ts';

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
    if (!id.endsWith(EACH_LANGUAGE)) return;
    const module = id.slice(0, -EACH_LANGUAGE.length);
    return [
      ...LANGUAGES.map(({ code }, i) => `import * as words${i} from '${module}?language=${code}';`),
      `export default { ${LANGUAGES.map(({ code }, i) => `'${code}': words${i}`).join(', ')} };`,
    ].join('\n');
  },
});
