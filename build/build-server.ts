/**
 * Bundles the server and its command-line tools. A bundled server starts in a third of the time, needs half the
 * memory and runs without node_modules.
 */

import { build } from 'vite';
import { LANGUAGES } from '#content/languages.ts';
import { partsPlugin } from './plugins/settings-plugins.ts';
import { textsPlugin } from './plugins/texts-plugin.ts';

export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [textsPlugin(LANGUAGES[0]), partsPlugin()],
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          index: 'server/process/start.ts',
          worker: 'server/process/start-worker.ts',
          leads: 'server/cli/leads.ts',
          desk: 'server/cli/desk.ts',
        },
        // An optional dependency of pg, which is not installed.
        external: ['pg-native'],
      },
    },
    ssr: { noExternal: true },
  });
}
