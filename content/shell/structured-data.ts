import { language } from '../languages.ts';
import { site } from '../site.ts';
import { absoluteUrl, ogImagePath, type PageHead } from './page-heads.ts';

/** schema.org data of a page. */
export function structuredData(head: PageHead): object[] {
  const context = 'https://schema.org';
  const organization = {
    '@context': context,
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    slogan: site.tagline,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: site.email,
    telephone: site.phone,
    sameAs: site.social.map(({ href }) => href),
  };
  const page = {
    '@context': context,
    '@type': head.type ?? 'WebPage',
    name: head.title,
    ...(head.type === 'Article' && {
      headline: head.card.headline,
      image: absoluteUrl(ogImagePath(head.path)),
      author: { '@id': organization['@id'] },
    }),
    ...(head.type === 'AboutPage' && { mainEntity: { '@id': organization['@id'] } }),
    description: head.description,
    url: absoluteUrl(head.path),
    inLanguage: site.language,
    publisher: { '@id': organization['@id'] },
  };
  if (!head.index || language.draft) return [];
  return [organization, page];
}
