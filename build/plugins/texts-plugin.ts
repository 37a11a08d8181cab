/**
 * Builds for one language: `#words/x.json` is the text file of this language. A text that a translation lacks is the one
 * of the source language. Text files have one export per key, so that a chunk contains only the texts that it uses.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, prefixOf, SOURCE_LANGUAGE } from '#content/languages.ts';
import { readText, withFallback } from '#content/texts.ts';

const TEXT_IMPORT = /import (\w+) from ('#words\/[^']+\.json') with \{ type: 'json' \};/g;

/** Few fonts have these spaces, and the deck would show a wrong character. */
const NARROW_SPACES = /[\u2009\u202f]/g;

export const textsPlugin = (language: Language): Plugin => {
  const folder = `${resolve('content', language.code)}/`;
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({
      define: {
        __LANGUAGE__: JSON.stringify(language),
        __PATH_PREFIX__: JSON.stringify(prefixOf(language)),
      },
    }),
    resolveId: { filter: { id: /^#words\// }, handler: (id) => folder + id.slice('#words/'.length) },
    load: {
      filter: { id: /\/content\/.+\.json/ },
      handler(id) {
        const [file = ''] = id.split('?', 1);
        if (!file.startsWith(folder)) return;
        const name = file.slice(folder.length, -'.json'.length);
        this.addWatchFile(resolve('content', SOURCE_LANGUAGE, `${name}.json`));
        const texts = withFallback(readText(language.code, name), readText(SOURCE_LANGUAGE, name));
        return JSON.stringify(texts).replaceAll(NARROW_SPACES, '\u00a0');
      },
    },
    transform: {
      filter: { code: /'#words\// },
      handler: (code) => code.replaceAll(TEXT_IMPORT, 'import * as $1 from $2;'),
    },
  };
};
