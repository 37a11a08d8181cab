/** What crawlers and browsers read: sitemap, robots, llms.txt, web manifest. */
import { writeFile } from 'node:fs/promises';
import { bookingPage } from '#content/booking-page.ts';
import type { PageHead } from '#content/page-heads.ts';
import { palette } from '#content/palette.ts';
import { site } from '#content/site.ts';
import { markdownPath } from '#domain/paths.ts';

/** How to reach the company, as a list. */
export const contactLines = [site.email, site.phone, bookingPage].map((line) => `- ${line}`).join('\n');

export async function writeMachineFiles(out: string, heads: PageHead[]): Promise<void> {
  const pages = heads.filter((head) => head.index);
  const url = (head: PageHead) => `${site.origin}${head.path}`;

  const sitemap = pages.map((head) => `  <url><loc>${url(head)}</loc></url>`).join('\n');
  await writeFile(
    `${out}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemap}\n</urlset>\n`,
  );
  await writeFile(`${out}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  await writeFile(
    `${out}/llms.txt`,
    `${[
      `# ${site.name}`,
      `> ${site.description}`,
      '## Pages',
      pages
        .map((head) => `- [${head.title}](${site.origin}${markdownPath(head.path)}): ${head.description}`)
        .join('\n'),
      '## Contact',
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
    start_url: '/',
    display: 'browser',
    theme_color: palette.light.brand,
    background_color: palette.light.paper,
    icons,
  };
  await writeFile(`${out}/site.webmanifest`, JSON.stringify(manifest));
}
