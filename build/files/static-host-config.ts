/**
 * Writes configuration for static hosts, which have no lead server. The headers are in `_headers` inside the site, and
 * in one snippet per web server in dist/hosts. For forms that are sent without a script, there is one page per language.
 */
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import { SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { siteHeaders } from '#server/http/security-headers.ts';
import { CACHE_POLICY, MARKDOWN_TYPE, SPECULATION_RULES_TYPE } from '#server/http/static-site.ts';
import { loadSource } from '../load-source.ts';

/** The page that says that a form was not sent. The form has its language in the query of its URL. */
const notSentPage = (code: string) =>
  code === LANGUAGES[0].code ? '/form-not-sent.html' : `/form-not-sent.${code}.html`;

export async function writeStaticHostConfig(outDir: string, hostsDir: string): Promise<void> {
  const headers = Object.entries(siteHeaders.tls.document);
  const headerLines = (formatHeader: (name: string, value: string) => string) =>
    headers.map(([name, value]) => formatHeader(name, value)).join('\n');
  const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const { hashed, document } = CACHE_POLICY;
  const [, ...otherLanguages] = LANGUAGES;
  const languagePrefixes = otherLanguages.map(prefixOf);

  await writeFile(
    `${outDir}/_headers`,
    `/*\n${headerLines((name, value) => `  ${name}: ${value}`)}\n\n/assets/*\n  cache-control: ${hashed}\n\n${SPECULATION_RULES_PATH}\n  content-type: ${SPECULATION_RULES_TYPE}\n\n/*.md\n  content-type: ${MARKDOWN_TYPE}\n`,
  );

  // By default, these hosts use only the 404 page at the root. This file sets the 404 page of each translation.
  await writeFile(
    `${outDir}/_redirects`,
    languagePrefixes.map((path) => `${path}/* ${path}/404.html 404\n`).join(''),
  );

  await mkdir(hostsDir, { recursive: true });
  const assets = globSync('assets/*', { cwd: outDir });
  const findAsset = (pattern: RegExp) => assets.find((file) => pattern.test(file));
  const page = await loadSource<typeof import('#server/http/plain-page.tsx')>('/server/http/plain-page.tsx');
  const { module, close } = await loadSource<typeof import('#server/words.ts')>('/server/words.ts');
  const renderPage = page.module.createPageRenderer({
    find: (path) => findAsset(path) && `/${findAsset(path)}`,
  });
  for (const { code } of LANGUAGES) {
    const words = module.wordsIn(code);
    const html = renderPage({ ...words.newsletterPages.withoutServer, mail: site.email }, words);
    await writeFile(`${hostsDir}${notSentPage(code)}`, html);
  }
  await Promise.all([close(), page.close()]);
  await writeFile(
    `${hostsDir}/headers.nginx.conf`,
    `${headerLines((name, value) => `add_header ${name} ${quote(value)} always;`)}
add_header cache-control $site_cache always;
set $site_cache "${document}";
if ($uri ~ ^/assets/) { set $site_cache "${hashed}"; }
set $form_not_sent ${notSentPage(LANGUAGES[0].code)};
${otherLanguages.map(({ code }) => `if ($arg_${LANGUAGE_QUERY} = "${code}") { set $form_not_sent ${notSentPage(code)}; }\n`).join('')}location ~ \\.md$ { types {} default_type "${MARKDOWN_TYPE}"; try_files $uri =404; }
location = ${SPECULATION_RULES_PATH} { types { } default_type ${SPECULATION_RULES_TYPE}; }
`,
  );
  await writeFile(
    `${hostsDir}/headers.caddy`,
    `header {\n${headerLines((name, value) => `\t${name} ${quote(value)}`)}\n}
header /assets/* cache-control "${hashed}"
header ${SPECULATION_RULES_PATH} content-type "${SPECULATION_RULES_TYPE}"
@unhashed not path /assets/*
header @unhashed cache-control "${document}"
header *.md content-type "${MARKDOWN_TYPE}"\n`,
  );
  await writeFile(
    `${hostsDir}/headers.apache.conf`,
    `${headerLines((name, value) => `Header always set ${name} ${quote(value)}`)}
Header set cache-control "${document}"
<If "%{REQUEST_URI} =~ m#^/assets/#">
  Header set cache-control "${hashed}"
</If>
<If "%{REQUEST_URI} == '${SPECULATION_RULES_PATH}'">
  Header set content-type "${SPECULATION_RULES_TYPE}"
</If>
AddType "${MARKDOWN_TYPE}" .md
${languagePrefixes.map((path) => `<LocationMatch "^${path}(/|$)">\n  ErrorDocument 404 ${path}/404.html\n</LocationMatch>\n`).join('')}ErrorDocument 405 ${notSentPage(LANGUAGES[0].code)}
${otherLanguages.map(({ code }) => `<If "%{QUERY_STRING} =~ /(^|&)${LANGUAGE_QUERY}=${code}(&|$)/">\n  ErrorDocument 405 ${notSentPage(code)}\n</If>\n`).join('')}`,
  );
}
