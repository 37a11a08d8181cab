import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['{domain,drawing,content,app,deck,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
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
    ],
  },
}));
