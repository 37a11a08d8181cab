import { caseStudies } from '#content/case-studies.ts';
import { successStoriesIntro, testimonials } from '#content/landing/testimonials.ts';
import { LANGUAGES, pathIn } from '#content/languages.ts';
import { caseStudyPath, PATHS } from '#domain/paths.ts';
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

if (caseStudies.length > 0)
  test('a success story links to the case study of its customer', async ({ page, visit }) => {
    await visit(PATHS.home);
    const [firstTestimonial] = testimonials;
    const { read } = successStoriesIntro.caseStudy;
    if (!firstTestimonial || !read) throw new Error('There is no story to read');
    await page.locator('#success-stories').scrollIntoViewIfNeeded();
    const link = page.getByRole('link', { name: read(firstTestimonial.company) }).first();
    await expect(link).toHaveAttribute('href', caseStudyPath(firstTestimonial.id));
    await link.click();
    await expect(page).toHaveURL(caseStudyPath(firstTestimonial.id));
  });
