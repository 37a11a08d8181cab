/** Loads source files that Node.js cannot load: JSX, `import.meta.glob`, and texts of another language. */
import { createServer } from 'vite';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { textsPlugin } from './plugins/texts-plugin.ts';

export async function loadSource<Module>(path: string, language: Language = LANGUAGES[0]) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [textsPlugin(language)],
  });
  return { module: (await vite.ssrLoadModule(path)) as Module, close: () => vite.close() };
}
