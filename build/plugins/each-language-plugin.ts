/**
 * Loads one instance of a module per language: `import all from '#content/messages/server-words.ts?each-language'` is an object
 * with one instance per language. Imports from content and domain use the copy of that language too.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#content/languages.ts';

const EACH = '?each-language';
const LANGUAGE = /\?language=([\w-]+)$/;

export const eachLanguagePlugin = (): Plugin => ({
  name: 'each-language',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const [query, language = ''] = LANGUAGE.exec(importer) ?? LANGUAGE.exec(id) ?? [];
    if (query && id.startsWith('#words/')) return resolve('content', language, id.slice('#words/'.length));
    const suffix = id.endsWith(EACH) ? EACH : query;
    if (!suffix || !/^(\.|\/|#content\/|#domain\/)/.test(id)) return;
    const found = await this.resolve(id.replace(suffix, ''), importer.replace(LANGUAGE, ''), {
      skipSelf: true,
    });
    return found && found.id + suffix;
  },
  load(id) {
    if (!id.endsWith(EACH)) return;
    const module = id.slice(0, -EACH.length);
    return [
      ...LANGUAGES.map(({ code }, i) => `import * as words${i} from '${module}?language=${code}';`),
      `export default { ${LANGUAGES.map(({ code }, i) => `'${code}': words${i}`).join(', ')} };`,
    ].join('\n');
  },
});
