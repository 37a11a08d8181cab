import { caseStudies } from '#content/case-studies.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { PATHS } from '#domain/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { matrix } from '../support/matrix.ts';
import { onlyExistingPages } from '../support/site-pages.ts';

const STUDIES = caseStudies.map(({ path }) => path);
const PAGES = onlyExistingPages([
  PATHS.about,
  PATHS.security,
  ...matrix({ smoke: STUDIES.slice(0, 1), full: STUDIES }),
]);
const WIDTHS = matrix({ smoke: [320, 1440], full: [320, 390, 768, 1024, 1440] });

for (const path of PAGES)
  for (const language of LANGUAGES)
    test(`${pathIn(language, path)} is accessible in both themes, fits every width and starts no island`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(pathIn(language, path));
      await expectAccessible(page);
      await expect(page.locator('main [data-island]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
