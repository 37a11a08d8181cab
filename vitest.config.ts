import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { buildDefines } from './scripts/build-defines.ts';

export default defineConfig(({ mode }) => ({
  define: buildDefines({}),
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [
            '{domain,drawing,content,app,deck,film,scripts}/**/*.test.{ts,tsx}',
            'tests/{,content/}*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,tests/faults}/**/*.test.ts'],
          globalSetup: 'server/testing/global-setup.ts',
          // `--mode faults` is how `npm run test:faults` asks for the long form.
          env: { FAULTS: mode === 'faults' ? 'long' : 'short' },
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          // `--mode engines` is how `npm run test:engines` asks for the long form.
          env: { ENGINES: mode === 'engines' ? 'long' : 'short' },
        },
      },
    ],
  },
}));
