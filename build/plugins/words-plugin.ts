/** Imports text files as modules with one export per key, so that a chunk contains only the copy that it uses. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORDS_IMPORT = /import (\w+) from ('#words\/[^']+\.json') with \{ type: 'json' \};/g;

/** If a language is set, the build uses the copy of that language. */
export const wordsPlugin = (language = process.env.SITE_LANGUAGE): Plugin => ({
  name: 'words',
  enforce: 'pre',
  resolveId: (id) =>
    language && id.startsWith('#words/')
      ? resolve('content', language, id.slice('#words/'.length))
      : undefined,
  transform: {
    filter: { code: /'#words\// },
    handler: (code) => code.replaceAll(WORDS_IMPORT, 'import * as $1 from $2;'),
  },
});
