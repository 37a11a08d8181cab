/**
 * Configuration for hosts without the lead server: the headers as `_headers` inside the site and as snippets in
 * dist/hosts, and a page per language that answers forms sent without script.
 */
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { LANGUAGES, prefixOf } from '#content/languages.ts';
import { site } from '#content/site.ts';
import { LANGUAGE_QUERY } from '#domain/lead-headers.ts';
import { SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { siteProtection } from '#server/http/protection.ts';
import { CACHE_POLICY, CONTENT_TYPES, SPECULATION_RULES_TYPE } from '#server/http/static-site.ts';
import { loadSource } from '../load-source.ts';

/** Forms without script name their language in the query. */
const notSent = (code: string) =>
  code === LANGUAGES[0].code ? '/form-not-sent.html' : `/form-not-sent.${code}.html`;

export async function writeStaticHostConfig(out: string, hosts: string): Promise<void> {
  const headers = Object.entries(siteProtection().document.tls);
  const lines = (line: (name: string, value: string) => string) =>
    headers.map(([name, value]) => line(name, value)).join('\n');
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const { hashed, document } = CACHE_POLICY;
  const markdown = CONTENT_TYPES['.md'];
  const [, ...others] = LANGUAGES;
  const translations = others.map(prefixOf);

  await writeFile(
    `${out}/_headers`,
    `/*\n${lines((name, value) => `  ${name}: ${value}`)}\n\n/assets/*\n  cache-control: ${hashed}\n\n${SPECULATION_RULES_PATH}\n  content-type: ${SPECULATION_RULES_TYPE}\n\n/*.md\n  content-type: ${markdown}\n`,
  );

  // Hosts that read this file know only one 404 page, at the root. So each translation names its own.
  await writeFile(
    `${out}/_redirects`,
    translations.map((path) => `${path}/* ${path}/404.html 404\n`).join(''),
  );

  await mkdir(hosts, { recursive: true });
  const files = globSync('assets/*', { cwd: out });
  const address = (path: RegExp) => files.find((file) => path.test(file));
  const page = await loadSource<typeof import('#server/http/plain-page.tsx')>('/server/http/plain-page.tsx');
  const { module, close } = await loadSource<typeof import('#server/words.ts')>('/server/words.ts');
  const renderPage = page.module.createPageRenderer({ find: (path) => address(path) && `/${address(path)}` });
  for (const { code } of LANGUAGES) {
    const words = module.wordsIn(code);
    const html = renderPage({ ...words.newsletterPages.withoutServer, mail: site.email }, words);
    await writeFile(`${hosts}${notSent(code)}`, html);
  }
  await Promise.all([close(), page.close()]);
  await writeFile(
    `${hosts}/headers.nginx.conf`,
    `${lines((name, value) => `add_header ${name} ${quoted(value)} always;`)}
add_header cache-control $site_cache always;
set $site_cache "${document}";
if ($uri ~ ^/assets/) { set $site_cache "${hashed}"; }
set $form_not_sent ${notSent(LANGUAGES[0].code)};
${others.map(({ code }) => `if ($arg_${LANGUAGE_QUERY} = "${code}") { set $form_not_sent ${notSent(code)}; }\n`).join('')}location ~ \\.md$ { types {} default_type "${markdown}"; try_files $uri =404; }
location = ${SPECULATION_RULES_PATH} { types { } default_type ${SPECULATION_RULES_TYPE}; }
`,
  );
  await writeFile(
    `${hosts}/headers.caddy`,
    `header {\n${lines((name, value) => `\t${name} ${quoted(value)}`)}\n}
header /assets/* cache-control "${hashed}"
header ${SPECULATION_RULES_PATH} content-type "${SPECULATION_RULES_TYPE}"
@unhashed not path /assets/*
header @unhashed cache-control "${document}"
header *.md content-type "${markdown}"\n`,
  );
  await writeFile(
    `${hosts}/headers.apache.conf`,
    `${lines((name, value) => `Header always set ${name} ${quoted(value)}`)}
Header set cache-control "${document}"
<If "%{REQUEST_URI} =~ m#^/assets/#">
  Header set cache-control "${hashed}"
</If>
<If "%{REQUEST_URI} == '${SPECULATION_RULES_PATH}'">
  Header set content-type "${SPECULATION_RULES_TYPE}"
</If>
AddType "${markdown}" .md
${translations.map((path) => `<LocationMatch "^${path}(/|$)">\n  ErrorDocument 404 ${path}/404.html\n</LocationMatch>\n`).join('')}ErrorDocument 405 ${notSent(LANGUAGES[0].code)}
${others.map(({ code }) => `<If "%{QUERY_STRING} =~ /(^|&)${LANGUAGE_QUERY}=${code}(&|$)/">\n  ErrorDocument 405 ${notSent(code)}\n</If>\n`).join('')}`,
  );
}
