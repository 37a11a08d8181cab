/** Loads source files that Node.js cannot load: JSX, and imports with `?each-language`. */
import { createServer } from 'vite';
import { eachLanguagePlugin } from './plugins/each-language-plugin.ts';

export async function loadSource<Module>(path: string) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [eachLanguagePlugin()],
  });
  return { module: (await vite.ssrLoadModule(path)) as Module, close: () => vite.close() };
}
