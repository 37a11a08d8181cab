/** Headers of every desk response: no framing, no caching, no indexing, no third-party script. */
import { site } from '#content/site.ts';
import { themeScript } from '#domain/theme-script.ts';
import {
  type HeaderSet,
  type HeaderSets,
  inlineScriptSource,
  PERMISSIONS_POLICY,
  transportHeaders,
} from '#server/http/security-headers.ts';

const POLICY = [
  "default-src 'none'",
  `script-src 'self' ${inlineScriptSource(themeScript(site.themeStorageKey, { followSystem: true }))}`,
  "style-src 'self'",
  // The logo is inside the style sheet.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const createHeaders = (isTls: boolean): HeaderSet => ({
  document: {
    'content-security-policy': POLICY,
    ...transportHeaders(isTls),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
    // Not `no-referrer`: browsers would then hide the origin of a form, which we check.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
  },
  asset: { ...transportHeaders(isTls), 'x-robots-tag': 'noindex' },
});

export const deskHeaders: HeaderSets = { plain: createHeaders(false), tls: createHeaders(true) };
