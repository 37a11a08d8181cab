import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { brand } from './scripts/brand-plugin.ts';
import { marks } from './scripts/marks-plugin.ts';
import { portraitsPlugin } from './scripts/portraits-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    brand(),
    react(),
    tailwind(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    marks(),
    portraitsPlugin(),
  ],
  define: {
    __BUILD_TIME__: JSON.stringify(new Date().toISOString()),
    __QUIZ_REPORTS__: JSON.stringify(process.env.QUIZ_REPORTS === 'on'),
    __INSIGHT__: JSON.stringify(process.env.INSIGHT === 'on'),
  },
  appType: 'custom',
  publicDir: 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'app/prerender.tsx', checks: { pluginTimings: false } },
      }
    : {
        outDir: 'dist/site',
        emptyOutDir: true,
        manifest: true,
        // High-priority preloads would compete with the first paint; the boot script fetches when idle.
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: { boot: 'app/boot.ts', main: 'app/main.tsx', site: 'app/styles/site.css' },
        },
      },
  // One copy of React, in production mode, for the prerendered pages; in development Vite externalises it.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
}));
