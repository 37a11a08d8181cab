/** Loads source files that Node.js cannot load: JSX, imports with `?each-language`, and texts of another language. */
import { createServer } from 'vite';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { eachLanguagePlugin } from './plugins/each-language-plugin.ts';
import { textsPlugin } from './plugins/texts-plugin.ts';

export async function loadSource<Module>(path: string, language: Language = LANGUAGES[0]) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [eachLanguagePlugin(), textsPlugin(language)],
  });
  return { module: (await vite.ssrLoadModule(path)) as Module, close: () => vite.close() };
}
