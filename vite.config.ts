import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { BUILD_TARGET } from './build/browser-support/exceptions.ts';
import { brandPlugin } from './build/plugins/brand-plugin.ts';
import { iconsPlugin } from './build/plugins/icons-plugin.ts';
import { marksPlugin } from './build/plugins/marks-plugin.ts';
import { portraitsPlugin } from './build/plugins/portraits-plugin.ts';
import { bookingPlugin, buildDefines, partsPlugin } from './build/plugins/settings-plugins.ts';

/** The entry script with its static imports is one file, so that it runs without further requests. */
const ENTRY: Rolldown.CodeSplittingGroup = { name: 'main', tags: ['$initial'], test: /(?<!\.css)$/ };

/** React is a separate file that loads with the first island. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/** Replaces Vite's helper, which preloads scripts and styles. We want no preloads, and pages link their style sheets. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** Warnings that are off. The site may import texts of a part that it does not have, so undefined imports are fine. */
const WARNINGS = { pluginTimings: false, importIsUndefined: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    partsPlugin(),
    bookingPlugin(),
    brandPlugin(),
    react(),
    tailwind(),
    iconsPlugin(),
    marksPlugin(),
    portraitsPlugin(),
    plainImports,
  ],
  define: buildDefines(process.env),
  appType: 'custom',
  publicDir: 'public',
  // Not in node_modules, which copies of the repository share.
  cacheDir: '.cache/vite',
  // Find all dependencies at start, because a dependency that is found later reloads the page.
  optimizeDeps: { entries: ['app/main.ts'] },
  build: isSsrBuild
    ? {
        copyPublicDir: false,
        rolldownOptions: {
          checks: { ...WARNINGS, ineffectiveDynamicImport: false },
        },
      }
    : {
        target: BUILD_TARGET,
        // The folder already contains files that all languages share.
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: true,
        // High-priority preloads would compete with the first paint.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: WARNINGS,
          output: { codeSplitting: { groups: [ENTRY, REACT] } },
        },
      },
}));
