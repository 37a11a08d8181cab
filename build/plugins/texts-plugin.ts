/**
 * `#words/x.json` is the text file of one language. Text files have one export per key, so that a chunk contains only
 * the texts that it uses. Files of other languages can be imported by their path: the server has the texts of all.
 */
import { resolve } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { DESK_LANGUAGES, LANGUAGES, type Language, prefixOf, SOURCE_LANGUAGE } from '#content/languages.ts';
import * as factsModule from '#content/site-facts.ts';
import { loadText, textFileOf } from '#content/texts.ts';
import * as pagesModule from '#domain/pages.ts';

const TEXT_IMPORT = /import (\w+) from ('#words\/[^']+\.json') with \{ type: 'json' \};/g;
const FOLDER = `${normalizePath(resolve('content'))}/`;
/** Its list becomes imports. */
const PAGE_TEXTS = /\/content\/shell\/page-texts\.ts$/;
/** Language and name of a text file. */
const TEXT_FILE = /^([\w-]+)\/(.+)\.json(?:\?.*)?$/;

/** Few fonts have these spaces, and the deck would show a wrong character. */
const NARROW_SPACES = /[\u2009\u202f]/g;

/** The facts need these texts. */
const WITHOUT_FACTS = ['site', 'language', 'numbers'];

export const textsPlugin = (language: Language): Plugin => {
  const languages = [language, ...LANGUAGES, ...DESK_LANGUAGES];
  let devServer: ViteDevServer | undefined;
  /** In development, settings and pages may have changed since this module was loaded. */
  const current = async <Module>(path: string, module: Module): Promise<Module> =>
    devServer ? ((await devServer.ssrLoadModule(path)) as Module) : module;
  const importPageTexts = async () => {
    const { PAGE_NAMES } = await current('/domain/pages.ts', pagesModule);
    const names = PAGE_NAMES.filter((page) => page !== 'home');
    const imports = names.map((page) => `import * as ${page} from '#words/${textFileOf(page)}.json';`);
    return `${imports.join('\n')}\nexport const pageTexts = { ${names} };`;
  };
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({
      define: {
        __LANGUAGE__: JSON.stringify(language),
        __PATH_PREFIX__: JSON.stringify(prefixOf(language)),
      },
    }),
    configureServer(server) {
      devServer = server;
    },
    resolveId: {
      filter: { id: /^#words\// },
      handler: (id) => resolve('content', language.code, id.slice('#words/'.length)),
    },
    load: {
      filter: { id: [/\/content\/.+\.json/, PAGE_TEXTS] },
      async handler(id) {
        if (PAGE_TEXTS.test(id)) {
          this.addWatchFile(resolve('domain/pages.ts'));
          return importPageTexts();
        }
        const [, code = '', name = ''] = TEXT_FILE.exec(id.replace(FOLDER, '')) ?? [];
        const ofText = languages.find((candidate) => candidate.code === code);
        if (!ofText) return;
        for (const file of [`${SOURCE_LANGUAGE}/${name}.json`, 'site.ts', 'offer.ts'])
          this.addWatchFile(resolve('content', file));
        const facts = WITHOUT_FACTS.includes(name)
          ? {}
          : (await current('/content/site-facts.ts', factsModule)).siteFacts(ofText);
        return JSON.stringify(loadText(ofText, name, facts)).replaceAll(NARROW_SPACES, '\u00a0');
      },
    },
    transform: {
      filter: { code: /'#words\// },
      handler: (code) => code.replaceAll(TEXT_IMPORT, 'import * as $1 from $2;'),
    },
  };
};
