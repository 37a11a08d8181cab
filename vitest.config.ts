import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
  test: {
    include: ['{domain,content,app,server,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
