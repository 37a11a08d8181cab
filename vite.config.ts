import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './scripts/brand-plugin.ts';
import { buildDefines } from './scripts/build-defines.ts';
import { BUILD_TARGET } from './scripts/floor-browsers.ts';
import { marks } from './scripts/marks-plugin.ts';
import { portraitsPlugin } from './scripts/portraits-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

/**
 * What the first load is made of. Pages and sections share it with the entry, and it stands apart from the entry: that
 * one changes with every page, and what imports it would change its name with it.
 */
const FIRST_LOAD = [
  // The boot script and what it shares with the entry: one file, since a second one would be a round trip later.
  {
    name: 'start',
    test: /\/(app\/boot|app\/loading\/(later|lay-out|newer-build|notice|presses)|app\/.*loading-screen.*|domain\/timing)\.ts$/,
    tags: ['$initial' as const],
  },
  { name: 'react', test: /node_modules/, tags: ['$initial' as const] },
  {
    name: 'base',
    test: /\/(app\/(?!(app|boot|main|routes)\.).*|content\/.*|domain\/.*)\.(tsx?|json)$/,
    tags: ['$initial' as const],
  },
  // With every page.
  {
    name: 'common',
    test: /\/app\/(shell\/(logo|theme)|components\/(current-lines|use-seen|ui\/button)|insight\/count)|content\/(\w+\/)?(site|labels|language|message|logo\/)|\/drawing\/current|class-variance-authority|clsx|lucide\/(moon|sun)\./,
  },
  // With every page but the quiz.
  {
    name: 'frame',
    test: /\/app\/(shell\/(header|shortcuts|site-frame|free-lift|scroll-to-top-button)|features\/(chat|booking\/booking-(link|config)))|lucide\/(arrow-up|flame|menu|x)\./,
  },
].map((group, i) => ({ ...group, priority: 9 - i }));

/**
 * Has a browser that knows the sign compile these files whole while they arrive, beside the main thread: most of their
 * functions run at the start, and compiled one by one at their first call they keep it busy for a tenth of the load.
 */
const RUNS_AT_START = '//# allFunctionsCalledOnLoad';
const STARTS = new Set(['main', 'landing', ...FIRST_LOAD.map(({ name }) => name)]);

/** Vite's own helper preloads scripts and styles of a chunk. We want no preloads, and there is one style sheet. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    wordsPlugin(),
    brand(),
    react(),
    tailwind(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    marks(),
    portraitsPlugin(),
    plainImports,
  ],
  define: buildDefines(process.env),
  appType: 'custom',
  publicDir: 'public',
  build: isSsrBuild
    ? {
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'app/prerender.tsx',
          checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        },
      }
    : {
        target: BUILD_TARGET,
        emptyOutDir: true,
        manifest: true,
        // High-priority preloads would compete with the first paint; the boot script fetches when idle.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            codeSplitting: { groups: FIRST_LOAD },
            postBanner: ({ name }) => (STARTS.has(name) ? RUNS_AT_START : ''),
          },
          input: { boot: 'app/boot.ts', main: 'app/main.tsx', site: 'app/styles/site.css' },
        },
      },
  // One copy of React, in production mode, for the prerendered pages; in development Vite externalises it.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
