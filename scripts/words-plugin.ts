/** Files of words as modules: each of their parts is an export, so that a chunk holds only the parts that it uses. */
import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from ('#words\/[^']+\.json') with \{ type: 'json' \};/g;

export const wordsPlugin = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  transform: {
    filter: { code: /'#words\// },
    handler: (code) => code.replaceAll(IMPORT, 'import * as $1 from $2;'),
  },
});
