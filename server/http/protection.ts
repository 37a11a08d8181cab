/** The security headers of this site, for plain http and for TLS. */
import { site } from '#content/site.ts';
import { SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { themeScript } from '#domain/theme-script.ts';
import { inlineScriptHash, securityHeaders, transportHeaders } from './security-headers.ts';
import type { Protection } from './static-site.ts';

export function siteProtection(): Protection {
  const inlineScriptHashes = [inlineScriptHash(themeScript(site.themeStorageKey))];
  const document = (isTls: boolean) => ({
    ...securityHeaders({ site, inlineScriptHashes, isTls }),
    'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
  });
  return {
    document: { plain: document(false), tls: document(true) },
    asset: { plain: transportHeaders(false), tls: transportHeaders(true) },
  };
}
