/**
 * For hosts that serve dist/site without the lead server: its headers, as `_headers`, which some hosts read from the
 * site itself, and as pieces of configuration in dist/hosts; and the page that answers a form without script.
 */
import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { newsletterPages } from '#content/newsletter-pages.ts';
import { site } from '#content/site.ts';
import { createPageRenderer } from '#server/http/plain-page.ts';
import { siteProtection } from '#server/http/protection.ts';
import { CACHE_POLICY, CONTENT_TYPES } from '#server/http/static-site.ts';

export async function writeHostFiles(out: string, hosts: string): Promise<void> {
  const headers = Object.entries(siteProtection().document.tls);
  const lines = (line: (name: string, value: string) => string) =>
    headers.map(([name, value]) => line(name, value)).join('\n');
  const { hashed, document } = CACHE_POLICY;
  const markdown = CONTENT_TYPES['.md'];

  await writeFile(
    `${out}/_headers`,
    `/*\n${lines((name, value) => `  ${name}: ${value}`)}\n\n/assets/*\n  cache-control: ${hashed}\n\n/*.md\n  content-type: ${markdown}\n`,
  );

  await mkdir(hosts, { recursive: true });
  const files = globSync('assets/*', { cwd: out });
  const address = (path: RegExp) => files.find((file) => path.test(file));
  const renderPage = createPageRenderer({ find: (path) => address(path) && `/${address(path)}` });
  await writeFile(
    `${hosts}/form-not-sent.html`,
    renderPage({ ...newsletterPages.withoutServer, mail: site.email }),
  );
  await writeFile(
    `${hosts}/headers.nginx.conf`,
    `${lines((name, value) => `add_header ${name} "${value}" always;`)}
add_header cache-control $site_cache always;
set $site_cache "${document}";
if ($uri ~ ^/assets/) { set $site_cache "${hashed}"; }
location ~ \\.md$ { types {} default_type "${markdown}"; try_files $uri =404; }
`,
  );
  await writeFile(
    `${hosts}/headers.caddy`,
    `header {\n${lines((name, value) => `\t${name} "${value}"`)}\n}
header /assets/* cache-control "${hashed}"
@unhashed not path /assets/*
header @unhashed cache-control "${document}"
header *.md content-type "${markdown}"\n`,
  );
  await writeFile(
    `${hosts}/headers.apache.conf`,
    `${lines((name, value) => `Header always set ${name} "${value}"`)}
Header set cache-control "${document}"
<If "%{REQUEST_URI} =~ m#^/assets/#">
  Header set cache-control "${hashed}"
</If>
AddType "${markdown}" .md\n`,
  );
}
