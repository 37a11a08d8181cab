/** Writes sitemap.xml, robots.txt, llms.txt, the web manifest and the speculation rules. */
import { writeFile } from 'node:fs/promises';
import { booking } from '#content/booking.ts';
import { LANGUAGES, PUBLISHED_LANGUAGES, pathIn } from '#content/languages.ts';
import { palette } from '#content/palette.ts';
import { labels } from '#content/shell/labels.ts';
import { absoluteUrl, alternates, type PageHead, pageHeads } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { caseStudyPath, localFile, markdownPath, PATHS, SPECULATION_RULES_PATH } from '#domain/paths.ts';

/** Contact details of the company, as a list. */
export const contactLines = [site.email, site.phone, booking.page].map((line) => `- ${line}`).join('\n');

/** Writes the sitemap with every page in every language, and robots.txt. */
export async function writeSitemap(outDir: string): Promise<void> {
  const urls = [...pageHeads.values()]
    .filter(({ index }) => index)
    .flatMap(({ path }) =>
      PUBLISHED_LANGUAGES.map((language) => {
        const links = alternates(path).map(
          ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
        );
        return `  <url><loc>${absoluteUrl(pathIn(language, path))}</loc>${links.join('')}</url>`;
      }),
    );
  await writeFile(
    `${outDir}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  );
  await writeFile(`${outDir}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
}

/** Writes llms.txt and the web manifest of the language. */
export async function writeSeoFiles(outDir: string, heads: PageHead[]): Promise<void> {
  const pages = heads.filter((head) => head.index);
  await writeFile(
    `${outDir}${localFile('/llms.txt')}`,
    `${[
      `# ${site.name}`,
      `> ${site.description}`,
      `## ${labels.pages}`,
      pages
        .map((head) => `- [${head.title}](${site.origin}${markdownPath(head.path)}): ${head.description}`)
        .join('\n'),
      `## ${labels.contact}`,
      contactLines,
    ].join('\n\n')}\n`,
  );

  const icons = [192, 512].map((pixels) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const manifest = {
    name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: PATHS.home,
    display: 'browser',
    theme_color: palette.light.brand,
    background_color: palette.light.paper,
    icons,
  };
  await writeFile(`${outDir}${localFile('/site.webmanifest')}`, JSON.stringify(manifest));
}

/** Lets browsers with speculation rules prefetch a page when the pointer is over its link. */
export async function writeSpeculationRules(outDir: string): Promise<void> {
  const pages = LANGUAGES.flatMap((language) =>
    [...Object.values(PATHS), caseStudyPath('*')].map((path) => pathIn(language, path)),
  );
  const rules = {
    prefetch: [{ source: 'document', where: { href_matches: pages }, eagerness: 'moderate' }],
  };
  await writeFile(outDir + SPECULATION_RULES_PATH, JSON.stringify(rules));
}
