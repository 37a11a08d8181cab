import { expect, test } from 'vitest';
import { pagePaths } from '#app/pages.tsx';
import { b2bSalesFeatures, b2bSalesPrice } from '#content/b2b-sales/b2b-sales.ts';
import { bookingHref } from '#content/booking.ts';
import { caseStudies, caseStudyLabels } from '#content/case-studies.ts';
import { hasPart } from '#content/has-part.ts';
import { testimonials } from '#content/landing/testimonials.ts';
import { footerColumns } from '#content/shell/footer-columns.ts';
import { findPageHead } from '#content/shell/page-heads.ts';
import { structuredData } from '#content/shell/structured-data.ts';
import { site } from '#content/site.ts';
import { socialTestimonial } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { collapseSpaces, findByLabel, renderPageHtml, textOf } from './page-html.ts';

const linksOf = (path: string) =>
  renderPageHtml(path)
    .querySelectorAll('main a[href]')
    .map((link) => link.getAttribute('href'));
const structuredTypesOf = (path: string) =>
  structuredData(findPageHead(path)).map((data) => (data as Record<string, unknown>)['@type']);

test('a company page has a path only if the site has that page, and starts no island', () => {
  for (const page of ['about', 'security'] as const) {
    expect(pagePaths.includes(PATHS[page]), page).toBe(hasPart(page));
    if (hasPart(page)) expect(renderPageHtml(PATHS[page]).querySelectorAll('main [data-island]')).toEqual([]);
  }
});

if (hasPart('case-studies')) {
  test.each(caseStudies.map((study) => [study.path, study] as const))(
    '%s shows its texts and a reference call',
    (path, study) => {
      const page = renderPageHtml(path);
      expect(textOf(page.querySelector('h1'))).toBe(study.title);
      const pageText = textOf(page.querySelector('main'));
      const { customer, problem, work, runs, figures, method, asOf, limits } = study;
      for (const text of [
        customer.quote,
        customer.name,
        customer.position,
        ...problem,
        ...(work?.steps.map(({ text }) => text) ?? []),
        ...runs.map(({ text }) => text),
        ...figures.flatMap(({ what, before, after, change }) => [what, before, after, change]),
        method,
        asOf ?? '',
        limits,
      ])
        expect(pageText).toContain(collapseSpaces(text));
      const { book, note } = caseStudyLabels.reference(customer);
      const [bookingLink] = findByLabel(page, book);
      expect(bookingLink?.getAttribute('href')).toBe(bookingHref({ notes: note }));
      expect(linksOf(path)).toContain(`mailto:${site.email}?subject=${encodeURIComponent(note)}`);
      expect(structuredTypesOf(path)).toContain('Article');
      expect(page.querySelectorAll('main [data-island]').length).toBe(0);
    },
  );

  test('customer quotes, the footer and every case study link to case studies', () => {
    const quotedStudies = caseStudies.filter((study) => testimonials.some(({ id }) => id === study.id));
    if (hasPart('success-stories'))
      expect(linksOf(PATHS.home)).toEqual(expect.arrayContaining(quotedStudies.map(({ path }) => path)));
    if (hasPart('socialOs')) expect(linksOf(PATHS.socialOs)).toContain(socialTestimonial.href);
    const footerPaths = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
    expect(footerPaths).toContain(caseStudies[0]?.path);
    for (const { path } of caseStudies)
      expect([path, ...linksOf(path)]).toEqual(
        expect.arrayContaining(caseStudies.map((study) => study.path)),
      );
  });
}

if (hasPart('about'))
  test('the About page is marked up as one', () => {
    expect(structuredTypesOf(PATHS.about)).toContain('AboutPage');
  });

if (hasPart('security') && hasPart('faq'))
  test('the FAQ links to the Security page', () => {
    expect(linksOf(PATHS.home)).toContain(PATHS.security);
  });

if (hasPart('b2bSales')) {
  test('the B2B page shows the prices and links to the answer that explains them', () => {
    const closing = renderPageHtml(PATHS.b2bSales).querySelector('.closing-band');
    const link = closing?.querySelector('a[href*="#price"]');
    expect(Boolean(link)).toBe(b2bSalesPrice !== undefined);
    if (!b2bSalesPrice) return;
    for (const { amount, label, regular } of b2bSalesPrice.figures) {
      expect(textOf(closing)).toContain(collapseSpaces(`${label} ${amount}`));
      if (regular) expect(textOf(closing)).toContain(collapseSpaces(`${regular.label} ${regular.amount}`));
    }
    expect(textOf(link ?? null)).toBe(collapseSpaces(b2bSalesPrice.question));
    expect(renderPageHtml(PATHS.home).querySelector('#faq #price')).not.toBeNull();
  });

  test('the report table shows the numbers of each channel and their sums', () => {
    const { report, weeks } = b2bSalesFeatures.reporting;
    const rows = renderPageHtml(PATHS.b2bSales)
      .querySelectorAll('table')
      .find((table) => textOf(table.querySelector('caption')) === collapseSpaces(report.caption))
      ?.querySelectorAll('tbody tr')
      .map(textOf);
    expect(rows).toEqual(
      [...report.channels, { name: report.total, ...report.sums }].map(
        ({ name, out, back, booked }) => `${name} ${out} ${back} ${booked}`,
      ),
    );
    expect(report.sums.back).toBe(weeks.at(-1));
  });
}
