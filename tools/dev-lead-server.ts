/** The lead server from its sources, for `npm run dev`: Vite reads the JSX and the words of each language. */
import { createServer } from 'vite';
import { eachLanguagePlugin } from '../build/plugins/each-language-plugin.ts';

const vite = await createServer({
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [eachLanguagePlugin()],
});
await vite.ssrLoadModule('/server/process/start.ts');
