import { type Language, language, PUBLISHED_LANGUAGES } from '#content/languages.ts';
import { absoluteUrl, alternates, ogImagePath, type PageHead } from '#content/shell/page-heads.ts';
import { site } from '#content/site.ts';
import { localFile, markdownPath } from '#domain/paths.ts';

const openGraphLocale = ({ locale }: Language) => locale.replace('-', '_');

type HeadProps = { head: PageHead; styles: string; printStyles: string; fonts: string[] };

/** The head of a page without its scripts. Rendered at build. */
export function Head({ head, styles, printStyles, fonts }: HeadProps) {
  const url = absoluteUrl(head.path);
  const image = absoluteUrl(ogImagePath(head.path));
  const isIndexed = head.index && !language.draft;
  return (
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {isIndexed && <link rel="alternate" type="text/markdown" href={markdownPath(head.path)} />}
      {isIndexed &&
        alternates(head.path).map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={styles} />
      <link rel="stylesheet" href={printStyles} media="print" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localFile('/site.webmanifest')} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {PUBLISHED_LANGUAGES.filter(({ code }) => code !== language.code).map((other) => (
        <meta key={other.code} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${head.card.kicker}: ${head.card.headline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
