import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './build/plugins/brand-plugin.ts';
import { iconsPlugin } from './build/plugins/icons-plugin.ts';
import { buildDefines } from './build/plugins/settings-plugins.ts';
import { textsPlugin } from './build/plugins/texts-plugin.ts';
import { LANGUAGES } from './content/languages.ts';
import { site } from './content/site.ts';
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from './tests/support/limit.ts';
import { skippedTestFiles } from './tools/optional-test-files.ts';

/** Tests that do not run with other content: they rebrand a copy of the sample, or check its figures. */
const EXCLUDED_WITHOUT_SAMPLE = site.sampleContent
  ? []
  : ['tests/commands/upgrade.test.ts', 'media/film/film.test.ts'];
const EXCLUDED = [
  '**/node_modules/**',
  ...skippedTestFiles.map(({ file }) => file),
  ...EXCLUDED_WITHOUT_SAMPLE,
];
/** These tests replace the sample's questions with a small quiz, so each file must be isolated. */
const QUIZ_RULE_TESTS = 'domain/quiz/*.test.ts';

const serverTests = {
  globalSetup: 'server/testing/global-setup.ts',
  alias: [{ find: /^\.\/parts\.ts$/, replacement: resolve('server/testing/all-parts.ts') }],
  isolate: false,
};

const faultLimitMs = (mode: string) => (mode === 'faults' ? 10 * TEST_LIMIT_MS : TEST_LIMIT_MS);

export default defineConfig(({ mode }) => ({
  define: buildDefines({}),
  plugins: [brandPlugin(), textsPlugin(LANGUAGES[0]), iconsPlugin()],
  test: {
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: WAIT_LIMIT_MS } },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [
            '{booking,domain,drawing,content,app,desk,media,build}/**/*.test.{ts,tsx}',
            'tests/{,content/}*.test.ts',
          ],
          exclude: [QUIZ_RULE_TESTS, ...EXCLUDED],
          // Load content and components once for all files; isolation would double the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'site: quiz rules', include: [QUIZ_RULE_TESTS] } },
      { extends: true, test: { ...serverTests, name: 'server', include: ['server/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...serverTests,
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          // `npm run test:faults` sets `--mode faults` for longer tests, which send tens of thousands of deliveries.
          testTimeout: faultLimitMs(mode),
          expect: { poll: { timeout: faultLimitMs(mode) / 2 } },
          env: { FAULTS: mode === 'faults' ? 'long' : 'short' },
        },
      },
      {
        extends: true,
        test: { name: 'commands', include: ['tests/commands/*.test.ts'], exclude: EXCLUDED },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/engines.ts',
        },
      },
      { extends: true, test: { name: 'rebrand', include: ['tests/rebrand/*.test.ts'] } },
      { extends: true, test: { name: 'guides', include: ['tests/guides/*.test.ts'] } },
    ],
  },
}));
